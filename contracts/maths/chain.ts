import { payable } from './money.ts';
import { minus, one, plus, ratio, smaller, times, type Ratio } from './ratio.ts';
import { effectiveCoef, isSettled, priceOf } from './status.ts';
import type { CouponInput, ExactFigures } from './types.ts';

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

/** Singles one after another on one stake: what a bet brings pays for the next one, never more than the first stake. */
export function chainFigures({ legs, amount = 0, maxPayout }: CouponInput): ExactFigures {
  const stake = ratio(BigInt(amount));
  const run = (coefs: readonly Ratio[]) =>
    payable(
      runAccount(
        stake,
        coefs.map((coef) => ({ stake, coef })),
      ),
      maxPayout,
    );
  return {
    possibleWin: run(legs.map(priceOf)),
    ...(legs.every(isSettled) && { payout: run(legs.map(effectiveCoef)) }),
  };
}
