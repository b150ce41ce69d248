import { oddsOf, singlePriceOf } from '@/entities/bet';
import type { Receipt } from '@/features/betting/place-bet';

/**
 * All odds that a receipt shows, in thousandths. It shows the price that the player asked for only beside a price that
 * multiplies the stake.
 */
export function receiptOdds({ coupons, sent }: Pick<Receipt, 'coupons' | 'sent'>): number[] {
  const [first, ...others] = coupons;
  const hasPrice = first !== undefined && others.length === 0 && singlePriceOf(first) !== null;
  return [...coupons.flatMap(oddsOf), ...(hasPrice ? [sent.milliOdds ?? 0] : [])];
}
