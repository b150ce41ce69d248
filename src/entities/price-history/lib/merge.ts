import type { PriceHistory } from '@contracts/price-history';

/** Appends a later page to the known ones; totals are those of the later answer. */
export function merged(known: PriceHistory | null, next: PriceHistory): PriceHistory {
  if (known?.gameId !== next.gameId) return next;
  const before = new Map(known.lines.map((line) => [line.id, line.points]));
  return {
    ...next,
    marks: [...known.marks, ...next.marks],
    lines: next.lines.map((line) => ({ ...line, points: [...(before.get(line.id) ?? []), ...line.points] })),
  };
}
