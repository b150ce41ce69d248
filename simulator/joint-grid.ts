import type { JointGrid, Pair } from './match.ts';

/** A final score: its chance, and how much of it lets a bet win. */
export type Scored = { score: Pair; chance: number; won: number };

/** A grid shows so many scores of each side. */
const gridSize = 6;

/** Scores from the present one on, in rows of the first side. */
export function gridAround(from: Pair, cells: Iterable<Scored>): JointGrid {
  const rows = Array.from({ length: gridSize }, () => Array.from({ length: gridSize }, () => ({ chance: 0, won: 0 })));
  for (const { score, chance, won } of cells) {
    const cell = rows[score[0] - from[0]]?.[score[1] - from[1]];
    if (cell === undefined) continue;
    cell.chance += chance;
    cell.won += won;
  }
  return { from, rows };
}
