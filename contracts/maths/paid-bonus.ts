import { offeredBonusMilli } from './bonus-bet.ts';
import { isReturned } from './status.ts';
import type { CouponInput, Milli } from './types.ts';

const notReturned = ({ legs }: CouponInput) => legs.filter((leg) => !isReturned(leg));

/** The bonus bet of those bets which were not returned, if they still have a right to one; else null. Decision D-523. */
export const keptBonusMilli = (input: CouponInput): Milli | null =>
  offeredBonusMilli({ ...input, legs: notReturned(input) });

/** The final payout of the bonus bet: nothing unless all of these bets have won. */
export function paidBonusMilli(input: CouponInput): Milli {
  const isWon = notReturned(input).every(({ statusId, part }) => statusId === 1 && part === undefined);
  return (isWon ? keptBonusMilli(input) : null) ?? 1000;
}
