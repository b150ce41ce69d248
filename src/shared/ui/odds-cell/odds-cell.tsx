import type { ComponentPropsWithRef } from 'react';

import './marks.css';
import { oddsCell, oddsCellStacked, oddsLabel, oddsPrice } from './odds-cell.css';

/** Absent: can be pressed. `none`: the outcome has no price; `settled`: decided, not won. */
type OddsCellState = 'suspended' | 'none' | 'settled' | 'won';

export type OddsCellProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** Short name on the button: "1", "O 2.5". */
  label: string;
  /** Formatted price; '' while there is none. */
  price: string;
  state?: OddsCellState | undefined;
  move?: 'up' | 'down' | undefined;
  selected?: boolean | undefined;
  /** In the coupon, which cannot count it. */
  blocked?: boolean | undefined;
  /** Label over price, 44 px high. */
  stacked?: boolean | undefined;
};

/**
 * The price button in a given state. A list whose prices move paints `oddsCell` attributes and text nodes itself;
 * this component is for places where React renders the change. Give the full name by `aria-label`.
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
      <span className={oddsPrice}>{price}</span>
    </button>
  );
}
