import { type KeyboardEvent, type ReactNode, type ToggleEvent, useRef } from 'react';

import { Icon, type IconName } from '@/shared/ui/icon';
import { popoverLook, type TriggerProps, usePopover } from '@/shared/ui/popover';
import { words } from '@/shared/ui/theme';

import { stepItem, typeItem } from './find-item';
import * as css from './menu.css';

type MenuItem =
  | {
      id: string;
      label: ReactNode;
      icon?: IconName | undefined;
      /** Quiet text at the end, such as a shortcut or a value. */
      hint?: ReactNode;
      disabled?: boolean | undefined;
      /** Makes the item a choice: one of several. */
      checked?: boolean | undefined;
      tone?: 'danger' | undefined;
      onSelect: () => void;
    }
  | { id: string; separator: true };

export type MenuProps = {
  label: string;
  items: readonly MenuItem[];
  trigger: (props: TriggerProps) => ReactNode;
  align?: 'start' | 'end' | undefined;
};

/** Letters within this time make one typed word, ms. */
const wordTime = 600;

/** Commands under a button. Arrows, Home, End and typing move; Enter acts; Esc and Tab leave and return the focus. */
export function Menu({ label, items, trigger, align = 'start' }: MenuProps) {
  const { isOpen, close, triggerProps, boxProps } = usePopover('menu', align);
  const typed = useRef({ word: '', at: 0 });
  const options = () => [...(boxProps.ref.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return;
    const all = options();
    (all.find((option) => option.ariaChecked === 'true') ?? all[0])?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = options();
    const from = all.findIndex((option) => option === document.activeElement);
    if (event.key === 'Tab') {
      close();
      return;
    }
    let target = stepItem(event.key, from, all.length);
    if (target === null && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const { word, at } = typed.current;
      typed.current = { word: event.timeStamp - at < wordTime ? word + event.key : event.key, at: event.timeStamp };
      target = typeItem(
        typed.current.word,
        all.map((option) => option.textContent),
        from,
      );
    }
    if (target === null) return;
    event.preventDefault();
    all[target]?.focus();
  };

  return (
    <>
      {trigger(triggerProps)}
      <div
        {...boxProps}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={`${popoverLook} ${css.menu}`}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {isOpen && items.map((item) => <Item key={item.id} item={item} close={close} />)}
      </div>
    </>
  );
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  if ('separator' in item) return <div role="separator" className={css.separator} />;
  const isChoice = item.checked !== undefined;
  return (
    <button
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      tabIndex={-1}
      aria-checked={item.checked}
      aria-disabled={item.disabled === true ? true : undefined}
      data-tone={item.tone}
      className={css.item}
      onClick={() => {
        if (item.disabled === true) return;
        close();
        item.onSelect();
      }}
    >
      {isChoice && <span className={css.mark}>{item.checked === true && <Icon name="check" size={14} />}</span>}
      {item.icon !== undefined && <Icon name={item.icon} />}
      <span className={words}>{item.label}</span>
      {item.hint !== undefined && <span className={css.hint}>{item.hint}</span>}
    </button>
  );
}
