import type { Milli } from './types.ts';

/**
 * The chances behind prices when exactly `winners` of their outcomes win. Shares are in ten-thousandths. `margin`: by
 * how much the prices add up to more than the whole. `chances`: the chances of the prices, with the margin removed
 * evenly. Null: a price is missing.
 */
export function marketMargin(odds: readonly Milli[], winners = 1): { margin: number; chances: number[] } | null {
  if (odds.length < 2 || odds.some((milli) => milli <= 1000)) return null;
  const implied = odds.map((milli) => 1000 / milli);
  const sum = implied.reduce((total, share) => total + share, 0);
  return {
    margin: Math.round((sum / winners - 1) * 10_000),
    chances: implied.map((share) => Math.round((share / sum) * winners * 10_000)),
  };
}
