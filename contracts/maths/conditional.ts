import { blocksOf } from './blocks.ts';
import { runAccount } from './chain.ts';
import { payable } from './payable.ts';
import { priceOf } from './price.ts';
import { milliOf, productOf, type Ratio, ratio } from './ratio.ts';
import { effectiveCoef, isSettled } from './status.ts';
import type { CouponInput, ExactFigures, Leg } from './types.ts';

/**
 * Largest amount of each block. The first starts from the maximum of the bet; each next is what the block before can
 * pay. Spec: coupon §5.
 */
function maxima(coefs: readonly Ratio[], amounts: readonly (number | null)[], maxBetAmount: number | null) {
  const result: (bigint | null)[] = [];
  coefs.forEach((_, index) => {
    const [before, amount] = [coefs[index - 1], amounts[index - 1]];
    if (before === undefined) {
      result.push(maxBetAmount === null ? null : BigInt(maxBetAmount));
      return;
    }
    const staked = typeof amount === 'number' ? BigInt(amount) : (result[index - 1] ?? null);
    result.push(staked === null ? null : (staked * milliOf(before)) / 1000n);
  });
  return result;
}

/** Blocks in order: what the blocks before paid is the stake of the next. A lost first block leaves nothing. */
export function conditionalFigures(input: CouponInput): ExactFigures {
  const { legs, amounts = [], maxBetAmount = null, maxPayout } = input;
  const blocks = blocksOf(legs);
  const factors = (coefOf: (leg: Leg) => Ratio) => blocks.map((bets) => productOf(bets.map(coefOf)));
  const run = (coefs: readonly Ratio[]) =>
    payable(
      runAccount(
        ratio(BigInt(amounts[0] ?? 0)),
        coefs.map((coef, index) => {
          const amount = amounts[index] ?? null;
          return { stake: amount === null ? null : ratio(BigInt(amount)), coef };
        }),
      ),
      maxPayout,
    );
  const prices = factors(priceOf);
  return {
    maxByBlock: maxima(prices, amounts, maxBetAmount),
    possibleWin: run(prices),
    ...(legs.every(isSettled) && { payout: run(factors(effectiveCoef)) }),
  };
}
