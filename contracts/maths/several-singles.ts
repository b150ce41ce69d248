import { singleFigures } from './express.ts';
import type { CouponInput, ExactFigures } from './types.ts';

const sum = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);

/** Each bet stands alone, with its own stake and its own cap. */
export function severalSinglesFigures({ legs, amounts = [], maxPayout }: CouponInput): ExactFigures {
  const singles = legs.map((leg, index) =>
    singleFigures({ typeId: 0, legs: [leg], amount: amounts[index] ?? 0, maxPayout }),
  );
  const possibleWinByBet = singles.map(({ possibleWin }) => possibleWin ?? 0n);
  const payoutByBet = singles.map(({ payout }) => payout ?? null);
  const paid = payoutByBet.filter((payout) => payout !== null);
  return {
    possibleWinByBet,
    payoutByBet,
    possibleWin: sum(possibleWinByBet),
    ...(paid.length === legs.length && { payout: sum(paid) }),
  };
}
