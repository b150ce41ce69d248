import { marketMargin } from '@contracts/maths/index';

import type { PriceBook } from './books';

/**
 * The margin of a market, in ten-thousandths: that of its line with the closest prices, by which people compare houses.
 * Null: no line has all its prices.
 */
export function mainMargin(
  books: readonly PriceBook<{ id: number }>[],
  priceOf: (id: number) => number,
): number | null {
  let closest = Infinity;
  let margin: number | null = null;
  for (const { outcomes, winners } of books) {
    const prices = outcomes.map(({ id }) => priceOf(id));
    const highest = Math.max(...prices);
    const found = highest < closest ? marketMargin(prices, winners) : null;
    if (found === null) continue;
    closest = highest;
    margin = found.margin;
  }
  return margin;
}
