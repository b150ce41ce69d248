/** A way out of the account. `takes`: at most so many minor units, null: whatever is left. */
export type WayOut<Id extends string> = { id: Id; takes: number | null };

/**
 * How a sum leaves: to each method what came by it, then the rest. `rest`: what no way takes. Minor units. Row PAY-12.
 */
export function planOf<Id extends string>(
  minor: number,
  ways: readonly WayOut<Id>[],
): { parts: { id: Id; minor: number }[]; rest: number } {
  const parts: { id: Id; minor: number }[] = [];
  let rest = minor;
  for (const { id, takes } of [...ways].sort((a, b) => Number(a.takes === null) - Number(b.takes === null))) {
    const part = Math.min(rest, takes ?? rest);
    if (part > 0) parts.push({ id, minor: part });
    rest -= Math.max(0, part);
  }
  return { parts, rest };
}
