import type { Statement } from './statement';

/** Moments in Unix seconds, from left to right, and the balance after each in minor units. */
export type Points = { at: number[]; minor: number[] };

/** The balance from the first moment of the span to its last, one point for each second that moved it. */
export function pointsOf({ from, to, opening, closing, rows }: Statement): Points {
  const balances = new Map([[Math.floor(from / 1000), opening]]);
  for (const { at, balance } of rows) balances.set(Math.floor(at / 1000), balance);
  const last = Math.floor(to / 1000);
  if (!balances.has(last)) balances.set(last, closing);
  const sorted = [...balances].sort(([one], [other]) => one - other);
  return { at: sorted.map(([at]) => at), minor: sorted.map(([, minor]) => minor) };
}

export type Extremes = { low: number; high: number };
/** The least and the most that stood on the account in the span. */
export const extremesOf = ({ opening, rows }: Pick<Statement, 'opening' | 'rows'>): Extremes =>
  rows.reduce(({ low, high }, { balance }) => ({ low: Math.min(low, balance), high: Math.max(high, balance) }), {
    low: opening,
    high: opening,
  });
