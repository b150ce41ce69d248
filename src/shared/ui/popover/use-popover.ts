import { type RefObject, type ToggleEvent, useCallback, useId, useRef, useState } from 'react';

import { place } from './place';

/** Spread these on the button that opens the box. */
export type TriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu';
};

const px = (value: number | null) => (value === null ? 'auto' : `${String(value)}px`);

/** The native popover with a place. The browser closes it at Esc or a press outside and returns the focus. */
export function usePopover(kind: 'dialog' | 'menu', align: 'start' | 'end') {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const close = useCallback(() => {
    box.current?.hidePopover();
  }, []);

  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    setOpen(event.newState === 'open');
    if (event.newState !== 'open' || !trigger.current) return;
    const { style } = event.currentTarget;
    const isRtl = getComputedStyle(trigger.current).direction === 'rtl';
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const at = place(trigger.current.getBoundingClientRect(), viewport, align, isRtl);
    style.top = px(at.top);
    style.bottom = px(at.bottom);
    style.left = px(at.left);
    style.right = px(at.right);
    style.maxHeight = px(at.maxHeight);
  };

  const triggerProps: TriggerProps = {
    ref: trigger,
    id: `${id}-trigger`,
    popoverTarget: id,
    'aria-expanded': isOpen,
    'aria-haspopup': kind,
  };
  return { isOpen, close, triggerProps, boxProps: { ref: box, id, popover: 'auto' as const, onBeforeToggle } };
}
