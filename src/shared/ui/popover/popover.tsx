import type { ReactNode } from 'react';

import { popover } from './popover.css';
import { type TriggerProps, usePopover } from './use-popover';

export type PopoverProps = {
  /** Name of the box. */
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  /** Which edges of trigger and box meet. */
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
  /** Renders only while open. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A floating box next to its trigger, with any content. A press outside or Esc closes it. */
export function Popover({ label, trigger, align = 'start', className, children }: PopoverProps) {
  const { isOpen, close, triggerProps, boxProps } = usePopover('dialog', align);
  return (
    <>
      {trigger(triggerProps)}
      <div
        {...boxProps}
        role="dialog"
        aria-label={label}
        className={className === undefined ? popover : `${popover} ${className}`}
      >
        {isOpen && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}
