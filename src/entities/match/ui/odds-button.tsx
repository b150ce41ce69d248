import type { MouseEvent } from 'react';
import { useRef } from 'react';

import { oddsCell, oddsCellStacked, oddsLabel, oddsPrice } from '@/shared/ui/odds-cell';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import type { OddsCellOptions } from './use-odds-cell';
import { useOddsCell } from './use-odds-cell';

export type OddsButtonProps = Omit<OddsCellOptions, 'ref' | 'nameRef' | 'priceRef'> & {
  /** Short name on the button: "1", "O 2.5". */
  label: string;
  isSelected: boolean;
  /** The outcome is in the coupon, but the coupon cannot count it. */
  isBlocked?: boolean;
  /** Stands the label over the price, 44 px high. */
  isStacked?: boolean;
  /** Called when the press counts: the player can take the price, or remove the selected outcome. */
  onPick: (marketId: number) => void;
};

/**
 * The price button of an outcome in the feed. It renders when its outcome or selection changes; it paints its price by
 * itself.
 */
export function OddsButton({ label, isSelected, isBlocked, isStacked, onPick, ...cell }: OddsButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const nameRef = useRef<HTMLSpanElement>(null);
  const priceRef = useRef<HTMLSpanElement>(null);
  useOddsCell({ ref, nameRef, priceRef, ...cell });

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isSelected || event.currentTarget.getAttribute('aria-disabled') !== 'true') onPick(cell.marketId);
  };
  return (
    <button
      ref={ref}
      type="button"
      className={isStacked === true ? `${oddsCell} ${oddsCellStacked}` : oddsCell}
      aria-pressed={isSelected}
      data-blocked={isBlocked === true ? '' : undefined}
      onClick={press}
    >
      {/* Screen readers hear match, market and outcome: "1" alone would be meaningless. */}
      <VisuallyHidden ref={nameRef} />
      <span className={oddsLabel} aria-hidden="true">
        {label}
      </span>{' '}
      <span ref={priceRef} className={oddsPrice} translate="no" />
    </button>
  );
}
