import type { PriceHistory } from '@contracts/price-history';

import type { Drawn } from './series';

/** A line of the table behind the chart: the prices from a moment (Unix seconds) on, or a score that changed then. */
export type Row =
  | { kind: 'prices'; at: number; prices: readonly (number | null)[] }
  | { kind: 'mark'; at: number; minute: number; score: readonly [number, number] };

/** A table of more lines would not be read; the newest are first. */
const most = 100;

export function rowsOf({ at, values }: Drawn, marks: PriceHistory['marks']): Row[] {
  const prices = at
    .map((moment, index): Row => ({
      kind: 'prices',
      at: moment,
      prices: values.map((line) => line[index] ?? null),
    }))
    .filter((row, index, all) => {
      const before = all[index - 1];
      return (
        row.kind === 'prices' &&
        (before?.kind !== 'prices' || row.prices.some((price, line) => price !== before.prices[line]))
      );
    });
  const scores = marks.map(({ at: ms, minute, score }): Row => ({ kind: 'mark', at: ms / 1000, minute, score }));
  return [...prices, ...scores].sort((a, b) => b.at - a.at).slice(0, most);
}
