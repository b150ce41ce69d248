/** The variants that a ticket has at each match, by their number. */
export type Picks = readonly (readonly number[])[];
/** The result of each match; `void`: it counts as right for everybody. */
export type Results = readonly (number | 'void')[];

/** So many lines has a ticket at most. Row TOTO-01. */
export const mostLines = 10_000;

/** Lines of a ticket: its variants, multiplied. A match without one makes none. */
export const linesOf = (picks: Picks): number => picks.reduce((lines, { length }) => lines * length, 1);

/**
 * How many lines of a ticket have so many right, by that number. Each match is a factor (wrong + right · x), and a
 * coefficient of the product is the answer, without writing the lines out. Row TOTO-05.
 */
export function hitsOf(picks: Picks, results: Results): number[] {
  let lines = [1];
  for (const [place, variants] of picks.entries()) {
    const result = results[place] ?? 'void';
    const right = result === 'void' ? variants.length : variants.includes(result) ? 1 : 0;
    const wrong = variants.length - right;
    lines = Array.from(
      { length: lines.length + 1 },
      (_, hits) => wrong * (lines[hits] ?? 0) + right * (lines[hits - 1] ?? 0),
    );
  }
  return lines;
}

/** The number of all possible lines with at least `least` right; each match has `of` variants. */
export function linesWith(least: number, { matches, of }: { matches: number; of: number }): number {
  const all = Array.from({ length: matches }, () => Array.from({ length: of }, (_, variant) => variant));
  return hitsOf(
    all,
    Array.from({ length: matches }, () => 0),
  )
    .slice(least)
    .reduce((sum, lines) => sum + lines, 0);
}
