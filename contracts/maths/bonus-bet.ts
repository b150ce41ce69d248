import { compare, milliOf, ratio } from './ratio.ts';
import { isReturned, priceOf, productOfPrices } from './status.ts';
import type { CouponInput, Leg, Milli } from './types.ts';

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
    legs.every(isFit) &&
    milliOf(productOfPrices(legs)) >= bonusBet.minTotalMilli;
  return isOffered ? bonusBetMilli(legs.length) : null;
}

const isFit = (leg: Leg): boolean =>
  leg.kind !== bonusBet.forbiddenKind && compare(priceOf(leg), ratio(BigInt(bonusBet.minMilli), 1000n)) >= 0;

/**
 * What the bonus bet pays at the end: that of the bets which were not returned, if all of these have won and still have
 * a right to one; else nothing. Decision D-523.
 */
export function paidBonusMilli(input: CouponInput): Milli {
  const left = input.legs.filter((leg) => !isReturned(leg));
  const isWon = left.every(({ statusId, deadHeat }) => statusId === 1 && deadHeat === undefined);
  return (isWon ? offeredBonusMilli({ ...input, legs: left }) : null) ?? 1000;
}
