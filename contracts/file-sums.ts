import { sha256 } from './games/sign.ts';

const sumOf = (before: string, row: unknown): Promise<string> => sha256(`${before} ${JSON.stringify(row)}`);

/**
 * Sums of the rows of a file: each of how many there are, the sum before it and the row itself. So a row that was
 * changed, moved, doubled or taken out is found. The browser kept its own sum, so an attacker who writes all sums again
 * is still found. Row FAIR-23.
 */
export async function sumsOf(rows: readonly unknown[]): Promise<string[]> {
  const sums: string[] = [];
  for (const row of rows) sums.push(await sumOf(sums.at(-1) ?? String(rows.length), row));
  return sums;
}

/** Which rows are not as they were written, by place. A file from before there were sums has none. */
export async function changedRows(
  rows: readonly unknown[],
  sums: readonly string[] | undefined,
): Promise<ReadonlySet<number>> {
  if (sums === undefined) return new Set();
  const isSame = await Promise.all(
    rows.map(async (row, place) => (await sumOf(sums[place - 1] ?? String(rows.length), row)) === sums[place]),
  );
  return new Set([...isSame.keys()].filter((place) => isSame[place] !== true));
}
