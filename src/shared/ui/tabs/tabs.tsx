import type { KeyboardEvent, ReactNode } from 'react';

import { words } from '@/shared/ui/theme';

import * as css from './tabs.css';

type TabItem<Id extends string = string> = {
  id: Id;
  label: ReactNode;
  count?: number | undefined;
  disabled?: boolean | undefined;
};

export type TabsProps<Id extends string> = {
  /** Prefix of the ids that tie tabs to panels. Unique on the page, and the same for `Tabs` and its `TabPanel`s. */
  group: string;
  /** Name of the tab list. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Stands at the end of the strip, outside the tab list. */
  children?: ReactNode;
  className?: string | undefined;
  /** Another look of each tab. */
  tabClassName?: string | undefined;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where the arrow leads: round the ends, past disabled tabs, and against the text in right-to-left pages. */
function nextIndex(key: string, index: number, disabled: readonly boolean[], isRtl: boolean): number {
  if (key === 'Home') return disabled.indexOf(false);
  if (key === 'End') return disabled.lastIndexOf(false);
  const step = (steps[key] ?? 0) * (isRtl ? -1 : 1);
  let next = index;
  do next = (next + step + disabled.length) % disabled.length;
  while (disabled[next] === true && next !== index);
  return next;
}

/** A strip of tabs with one stop for the Tab key; arrows move and select. */
export function Tabs<Id extends string>({
  group,
  label,
  items,
  selected,
  onSelect,
  children,
  className,
  tabClassName = css.tab,
}: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    if (!(event.key in steps) && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const disabled = items.map((item) => item.disabled === true);
    const target = items[nextIndex(event.key, index, disabled, isRtl)];
    if (!target) return;
    onSelect(target.id);
    document.getElementById(`${group}-tab-${target.id}`)?.focus();
  };

  return (
    <div className={className === undefined ? css.strip : `${css.strip} ${className}`}>
      <div role="tablist" aria-label={label} className={css.list}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${group}-tab-${item.id}`}
            aria-selected={item.id === selected}
            aria-controls={item.id === selected ? `${group}-panel-${item.id}` : undefined}
            tabIndex={item.id === selected ? 0 : -1}
            disabled={item.disabled}
            className={tabClassName}
            onClick={() => {
              onSelect(item.id);
            }}
            onKeyDown={(event) => {
              move(event, index);
            }}
          >
            <span className={words}>{item.label}</span>
            {item.count !== undefined && <span className={css.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && <div className={css.end}>{children}</div>}
    </div>
  );
}
