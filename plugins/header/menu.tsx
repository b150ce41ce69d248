import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';

import { Icon } from './icons';
import css from './menu.module.css';
import { nextItem } from './next-item';

type MenuProps = {
  label: string;
  trigger: ReactNode;
  /** The accessible name of a button that has no words. */
  triggerLabel?: string;
  triggerClass: string | undefined;
  children: ReactNode;
};

const itemsOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];

/**
 * A menu in a native popover. The browser closes it at Esc or a press outside and returns the focus; this code handles
 * the keys inside.
 */
export function Menu({ label, trigger, triggerLabel, triggerClass, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    setOpen(event.newState === 'open');
    const at = button.current?.getBoundingClientRect();
    if (event.newState !== 'open' || at === undefined) return;
    const { style } = event.currentTarget;
    const isRtl = document.documentElement.dir === 'rtl';
    style.insetBlockStart = `${String(at.bottom + 4)}px`;
    style.insetInlineEnd = `${String(Math.max(8, isRtl ? at.left : document.documentElement.clientWidth - at.right))}px`;
  };

  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') itemsOf(currentTarget)[0]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    const next = nextItem(
      items.map((item) => item.textContent),
      at,
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };

  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    document.getElementById(id)?.showPopover();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        popoverTarget={id}
        aria-label={triggerLabel}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={openByArrow}
      >
        {trigger}
      </button>
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        className={css.menu}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </>
  );
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={css.group}>
      <span className={css.groupLabel} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

type ItemProps = { isChecked?: boolean; onChoose: () => void; children: ReactNode };

/** With `isChecked` the item is one choice of a set; without it, an action. Choosing closes the menu. */
export function MenuItem({ isChecked, onChoose, children }: ItemProps) {
  return (
    <button
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      tabIndex={-1}
      className={css.item}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onChoose();
      }}
    >
      {children}
      {isChecked !== undefined && <span className={css.check}>{isChecked && <Icon name="check" />}</span>}
    </button>
  );
}
