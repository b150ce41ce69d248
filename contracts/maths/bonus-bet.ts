import { productOfPrices } from './price.ts';
import { milliOf } from './ratio.ts';
import type { CouponInput, Milli } from './types.ts';

/** Spec: coupon §9. */
export const bonusBet = { minBets: 3, minMilli: 1100, minTotalMilli: 1010, forbiddenKind: 7 } as const;

/** Odds of the bonus bet beside n other bets: 1 + n / 100 for 1 to 9, else 1.1. Spec: coupon §5, decision D-48. */
export const bonusBetMilli = (bets: number): Milli => (bets >= 1 && bets <= 9 ? 1000 + bets * 10 : 1100);

/** The bonus bet's odds for an express. Null when it gets none. Spec: coupon §4. */
export function offeredBonusMilli(input: CouponInput): Milli | null {
  const { legs, bonusEnabled = false, manuallyDeletedBonusBet = false } = input;
  const isOffered =
    bonusEnabled &&
    !manuallyDeletedBonusBet &&
    legs.length >= bonusBet.minBets &&
    legs.every(({ milli, kind }) => milli >= bonusBet.minMilli && kind !== bonusBet.forbiddenKind) &&
    milliOf(productOfPrices(legs)) >= bonusBet.minTotalMilli;
  return isOffered ? bonusBetMilli(legs.length) : null;
}
