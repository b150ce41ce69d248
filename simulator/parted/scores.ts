import type { Counted, Pair, Side } from '../match.ts';
import { ofSide } from '../match.ts';

/** Points that a side got in a part of the match. */
export type Score = { side: Side; points: number; period: number };

export function totalOf(scores: readonly Score[]): Pair {
  const count = (wanted: Side) => scores.reduce((all, { side, points }) => all + (side === wanted ? points : 0), 0);
  return [count(1), count(2)];
}

/** The side that was first with so many points, by the scores in their order. */
export function raced(scores: readonly Score[], target: number): Counted {
  const now = { 1: 0, 2: 0 };
  for (const { side, points } of scores) {
    now[side] += points;
    if (now[side] >= target) return { score: side === 1 ? [1, 0] : [0, 1], isOver: true };
  }
  return { score: [0, 0], isOver: false };
}

/**
 * Corrects a score to the one that a test asked for. Without one the score stays, except that side 1 gets the least
 * points at a level score.
 */
export function corrected(scores: readonly Score[], asked: Pair | null, period: number, least: number): Score[] {
  const now = totalOf(scores);
  const target = asked ?? (now[0] === now[1] ? ([now[0] + least, now[1]] as const) : now);
  const more = ([1, 2] as const).map((side) => ({ side, points: ofSide(target, side) - ofSide(now, side), period }));
  return [...scores, ...more.filter(({ points }) => points !== 0)];
}
