import { offeredBonusMilli } from './bonus-bet.ts';
import { isReturned } from './status.ts';
import type { CouponInput, Milli } from './types.ts';

/**
 * What the bonus bet pays at the end: that of the bets which were not returned, if all of these have won and still have
 * a right to one; else nothing. Decision D-523.
 */
export function paidBonusMilli(input: CouponInput): Milli {
  const left = input.legs.filter((leg) => !isReturned(leg));
  const isWon = left.every(({ statusId, part }) => statusId === 1 && part === undefined);
  return (isWon ? offeredBonusMilli({ ...input, legs: left }) : null) ?? 1000;
}
