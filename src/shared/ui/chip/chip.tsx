import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Icon } from '@/shared/ui/icon';
import { words } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './chip.css';

export type ChipProps = ComponentPropsWithRef<'button'> & {
  /** On or off. Absent when the chip only opens something. */
  pressed?: boolean | undefined;
  count?: number | undefined;
  /** The text for screen readers, which says what is counted: "13 markets". */
  countName?: string | undefined;
  children: ReactNode;
};

/** A filter that the player turns on and off, or that opens its choices. */
export function Chip({ pressed, count, countName, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={className === undefined ? css.chip : `${css.chip} ${className}`}
    >
      <span className={words}>{children}</span>
      {count !== undefined && (
        <span className={css.count} aria-hidden={countName !== undefined}>
          {count}
        </span>
      )}
      {countName !== undefined && <VisuallyHidden>{countName}</VisuallyHidden>}
    </button>
  );
}

/** An active filter that the player can remove. */
export function RemovableChip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <span className={css.removable} data-on="">
      {children}
      <button type="button" className={css.remove} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon name="close" size={12} />
      </button>
    </span>
  );
}
