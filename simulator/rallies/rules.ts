import type { Pair } from '../match.ts';

/**
 * `points` win a set with two ahead, and `most` in any case. `extra`: from one short of `points` each, overtimes of so
 * many points a side are played until somebody has more than half of one.
 */
export type Target = { points: number; most: number; extra?: number };

/** What prices of sets follow from. */
export type SetsRules = {
  setsToWin: number;
  /** Lines beside the main one, for the points of the match. */
  lines: readonly number[];
  /** Nobody adds up the points of several sets. */
  isWithoutPoints?: boolean;
  /** Lines beside the main one, for the points of a set. */
  setLines?: readonly number[];
};

/** How a sport of sets is played. Each rally is won by side 1 with the same chance; prices assume exactly this. */
export type RallyRules = SetsRules & {
  target: (number: number) => Target;
  /** Seconds of play from one rally to the next, least and most. */
  rally: Pair;
  breakSeconds: number;
};

/** Above so many points there is no handicap of a set: its line would have no number. */
export const isNearLevel = ([first, second]: Pair): boolean => Math.abs(first - second) <= 40;

/** A bet has room for the number of one of so many sets. */
export const mostSets = 7;

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

export const isMatchWon = ({ sets }: RallyScore, { setsToWin }: SetsRules): boolean => Math.max(...sets) >= setsToWin;

/** Sets from the present one on that will be played whoever wins them. */
export const surelyLeft = ({ sets }: RallyScore, { setsToWin }: SetsRules): number => setsToWin - Math.max(...sets);

/** Scores in sets that a match can still end with. */
export function possibleEnds({ sets: [first, second] }: RallyScore, { setsToWin }: SetsRules): Pair[] {
  const lost = Array.from({ length: setsToWin }, (_, index) => index);
  return [
    ...lost.filter((each) => each >= second).map((each): Pair => [setsToWin, each]),
    ...lost.filter((each) => each >= first).map((each): Pair => [each, setsToWin]),
  ];
}

/**
 * Gives the sets of a match that a test ends. Sets that were played stay; the others are won by two. Without a score the
 * side that leads wins.
 */
export function decideSets(
  { sets, points, played }: RallyScore,
  asked: Pair | null,
  { setsToWin, target }: Pick<RallyRules, 'setsToWin' | 'target'>,
) {
  const isFirstAhead = sets[0] === sets[1] ? points[0] >= points[1] : sets[0] > sets[1];
  const full = asked ?? (isFirstAhead ? ([setsToWin, sets[1]] as const) : ([sets[0], setsToWin] as const));
  const left: [number, number] = [...full];
  const kept = played.filter(([first, second]) => {
    const side = first > second ? 0 : 1;
    if (left[side] === 0) return false;
    left[side] -= 1;
    return true;
  });
  // The winner of the match takes its last set.
  const order = full[0] > full[1] ? ([1, 0] as const) : ([0, 1] as const);
  const winners = order.flatMap((side) => Array.from({ length: left[side] }, () => side));
  const more = winners.map((side, index): Pair => {
    const top = target(kept.length + index + 1).points;
    return side === 0 ? [top, top - 2] : [top - 2, top];
  });
  return { sets: full, played: [...kept, ...more] };
}
