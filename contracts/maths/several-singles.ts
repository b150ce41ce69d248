import { payable } from './payable.ts';
import { priceOf } from './price.ts';
import { milliOf, ratio } from './ratio.ts';
import { effectiveCoef, isSettled } from './status.ts';
import type { CouponInput, ExactFigures } from './types.ts';

const sum = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);

/** Separate bets, and combined ones. `payoutByBet`: null for an open one; together they pay once all have ended. */
export function inSum(possibleWinByBet: bigint[], payoutByBet: (bigint | null)[]): ExactFigures {
  const paid = payoutByBet.filter((payout) => payout !== null);
  return {
    possibleWinByBet,
    payoutByBet,
    possibleWin: sum(possibleWinByBet),
    ...(paid.length === payoutByBet.length && { payout: sum(paid) }),
  };
}

/** Each bet is separate: it has its own stake and its own cap. */
export function severalSinglesFigures({ legs, amounts = [], maxPayout }: CouponInput): ExactFigures {
  const pays = (index: number, milli: bigint) => payable(ratio(BigInt(amounts[index] ?? 0) * milli, 1000n), maxPayout);
  const possibleWinByBet = legs.map((leg, index) => pays(index, milliOf(priceOf(leg))));
  const payoutByBet = legs.map((leg, index) => (isSettled(leg) ? pays(index, milliOf(effectiveCoef(leg))) : null));
  return inSum(possibleWinByBet, payoutByBet);
}
