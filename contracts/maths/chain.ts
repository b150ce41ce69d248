import { payable } from './money.ts';
import { minus, one, plus, ratio, smaller, times, type Ratio } from './ratio.ts';
import { effectiveCoef, isSettled } from './status.ts';
import type { CouponInput, ExactFigures, Leg } from './types.ts';

/**
 * Stakes `stake` (or what is left) on each factor in turn; gives the account at the end. Null stakes all there is. The account enters each
 * step once: fractions are not reduced, and entering three times would make their digits grow threefold with every bet.
 */
export function runAccount(account: Ratio, steps: readonly { stake: Ratio | null; coef: Ratio }[]): Ratio {
  return steps.reduce((left, { stake, coef }) => {
    const staked = stake === null ? left : smaller(stake, left);
    return staked === left ? times(left, coef) : plus(left, times(staked, minus(coef, one)));
  }, account);
}

/** Before the end every bet may win: the account never falls below the stake, so each bet gets the whole stake and adds what it gains. */
function accountOfWins(stake: bigint, legs: readonly Leg[]): Ratio {
  const gains = legs.reduce((total, { milli }) => total + milli - 1000, 1000);
  const exact = Number.isSafeInteger(gains)
    ? BigInt(gains)
    : legs.reduce((total, { milli }) => total + BigInt(milli) - 1000n, 1000n);
  return ratio(stake * exact, 1000n);
}

/** Singles one after another on one stake: what a bet brings pays for the next one, never more than the first stake. */
export function chainFigures({ legs, amount = 0, maxPayout }: CouponInput): ExactFigures {
  const stake = ratio(BigInt(amount));
  const settled = () =>
    runAccount(
      stake,
      legs.map((leg) => ({ stake, coef: effectiveCoef(leg) })),
    );
  return {
    possibleWin: payable(accountOfWins(stake.num, legs), maxPayout),
    ...(legs.every(isSettled) && { payout: payable(settled(), maxPayout) }),
  };
}
