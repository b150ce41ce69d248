import { isReturned } from './status.ts';
import type { Leg, Minor } from './types.ts';

/** `percent` of the net win for stakes from `min`, at most `max` (minor units). Spec: coupon §3, decision D-57. */
export type HyperBonus = { percent: number; min: Minor; max: Minor };

/** The hyper bonus on top of `win`. 0 below the smallest stake, and without a win. */
export function hyperBonusOf({ percent, min, max }: HyperBonus, amount: Minor, win: Minor): Minor {
  const net = win - amount;
  if (amount < min || net <= 0) return 0;
  // Percent may have a fraction, so it is counted in hundredths of a percent and stays exact.
  const raised = (BigInt(net) * BigInt(Math.round(percent * 100))) / 10_000n;
  return Number(raised < BigInt(max) ? raised : BigInt(max));
}

const minBets = 4;
/** Of each leg, thousandths: legs that win anyway would carry the bonus and none of its price. Decision D-532. */
const leastMilli = 1200;

/**
 * Do these legs carry a hyper bonus? The legs of a placed bet that were not returned: a leg that can no longer lose
 * does not count.
 */
export function carriesHyper(legs: readonly Pick<Leg, 'milli' | 'statusId'>[]): boolean {
  const left = legs.filter((leg) => !isReturned(leg));
  return left.length >= minBets && left.every(({ milli }) => milli >= leastMilli);
}
