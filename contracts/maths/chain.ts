import { payable } from './money.ts';
import { minus, plus, ratio, smaller, times, type Ratio } from './ratio.ts';
import { effectiveCoef, isSettled, priceOf } from './status.ts';
import type { CouponInput, ExactFigures } from './types.ts';

/** Stakes `stake` (or what is left) on each factor in turn; gives the account at the end. Null stakes all there is. */
export function runAccount(account: Ratio, steps: readonly { stake: Ratio | null; coef: Ratio }[]): Ratio {
  return steps.reduce((left, { stake, coef }) => {
    const staked = stake === null ? left : smaller(stake, left);
    return plus(minus(left, staked), times(staked, coef));
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
