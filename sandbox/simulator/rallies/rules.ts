import type { Pair } from '../match.ts';

/**
 * `points` win a set with two ahead, and `most` in any case. `extra`: from one short of `points` each, overtimes of so
 * many points a side are played until somebody has more than half of one.
 */
export type Target = { points: number; most: number; extra?: number };

/** How a sport of sets is played. Each rally is won by side 1 with the same chance; prices assume exactly this. */
export type RallyRules = {
  setsToWin: number;
  target: (number: number) => Target;
  /** Seconds of play from one rally to the next, least and most. */
  rally: Pair;
  breakSeconds: number;
  /** Lines beside the main one, for the points of the match. */
  lines: readonly number[];
};

/** True when a set of these points is over. */
export function isSetWon([first, second]: Pair, { points, most, extra }: Target): boolean {
  const top = Math.max(first, second);
  const level = points - 1;
  const other = Math.min(first, second);
  if (extra !== undefined && other >= level) return top > level + (Math.floor((other - level) / extra) + 1) * extra;
  return top >= most || (top >= points && Math.abs(first - second) >= 2);
}

/** `sets` that are won, `points` of the present set, and of the sets that are over. */
export type RallyScore = { sets: Pair; points: Pair; played: readonly Pair[] };

export const startOfMatch: RallyScore = { sets: [0, 0], points: [0, 0], played: [] };

const plusOne = ([first, second]: Pair, isFirst: boolean): Pair =>
  isFirst ? [first + 1, second] : [first, second + 1];

export function afterRally({ sets, points, played }: RallyScore, isFirst: boolean, rules: RallyRules): RallyScore {
  const next = plusOne(points, isFirst);
  return isSetWon(next, rules.target(played.length + 1))
    ? { sets: plusOne(sets, isFirst), points: [0, 0], played: [...played, next] }
    : { sets, points: next, played };
}

export const isMatchWon = ({ sets }: RallyScore, { setsToWin }: RallyRules): boolean => Math.max(...sets) >= setsToWin;

/** Sets from the present one on that will be played whoever wins them. */
export const surelyLeft = ({ sets }: RallyScore, { setsToWin }: RallyRules): number => setsToWin - Math.max(...sets);

/** Scores in sets that a match can still end with. */
export function possibleEnds({ sets: [first, second] }: RallyScore, { setsToWin }: RallyRules): Pair[] {
  const lost = Array.from({ length: setsToWin }, (_, index) => index);
  return [
    ...lost.filter((each) => each >= second).map((each): Pair => [setsToWin, each]),
    ...lost.filter((each) => each >= first).map((each): Pair => [each, setsToWin]),
  ];
}
