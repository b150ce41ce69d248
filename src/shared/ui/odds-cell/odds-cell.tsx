import type { ComponentPropsWithRef } from 'react';

import { oddsCell, oddsCellStacked, oddsLabel, oddsPrice } from './odds-cell.css';
import './marks.css';

/** Absent: the player can press it. `none`: the outcome has no price. `settled`: decided, not won. */
type OddsCellState = 'suspended' | 'none' | 'settled' | 'won';

export type OddsCellProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** Short name on the button: "1", "O 2.5". */
  label: string;
  /** Formatted price; '' while there is none. */
  price: string;
  state?: OddsCellState | undefined;
  move?: 'up' | 'down' | undefined;
  selected?: boolean | undefined;
  /** The outcome is in the coupon, but the coupon cannot count it. */
  blocked?: boolean | undefined;
  /** Stands the label over the price, 44 px high. */
  stacked?: boolean | undefined;
};

/**
 * The price button in a given state, for places where React renders the change. A list whose prices move paints
 * `oddsCell` attributes and text nodes itself. Give the full name by `aria-label`.
 */
export function OddsCell({ label, price, state, move, selected, blocked, stacked, className, ...rest }: OddsCellProps) {
  const classes = [oddsCell, stacked === true ? oddsCellStacked : '', className ?? ''].join(' ').trim();
  return (
    <button
      type="button"
      aria-pressed={selected ?? false}
      aria-disabled={state === undefined ? undefined : true}
      data-state={state}
      data-move={move}
      data-blocked={blocked === true ? '' : undefined}
      {...rest}
      className={classes}
    >
      <span className={oddsLabel}>{label}</span>
      <span className={oddsPrice} translate="no">
        {price}
      </span>
    </button>
  );
}
