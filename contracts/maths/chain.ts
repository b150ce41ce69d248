import { payable } from './payable.ts';
import { priceOf } from './price.ts';
import { minus, one, plus, type Ratio, ratio, smaller, times } from './ratio.ts';
import { effectiveCoef, isSettled } from './status.ts';
import type { CouponInput, ExactFigures, Leg } from './types.ts';

/**
 * Stakes `stake`, or what is left, on each factor in turn, and gives the final account. Null stakes everything. Each
 * step uses the account only once: fractions are not reduced, so a second and third use would make their digits grow
 * threefold with every bet.
 */
export function runAccount(account: Ratio, steps: readonly { stake: Ratio | null; coef: Ratio }[]): Ratio {
  return steps.reduce((left, { stake, coef }) => {
    const staked = stake === null ? left : smaller(stake, left);
    return staked === left ? times(left, coef) : plus(left, times(staked, minus(coef, one)));
  }, account);
}

/**
 * Before the end every bet can win. The account then never falls below the stake, so each bet gets the whole stake and
 * adds its profit.
 */
function accountOfWins(stake: bigint, legs: readonly Leg[]): Ratio {
  const gains = legs.reduce((total, leg) => plus(total, minus(priceOf(leg), one)), one);
  return times(ratio(stake), gains);
}

/** Singles one after another on one stake: the payout of one pays for the next, never more than the first stake. */
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
