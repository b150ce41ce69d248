import { between, type Pair, type Random, type Side } from './chance.ts';
import type { TennisScore } from './tennis-score.ts';
import { afterPoint, isMatchWon, otherSide, serverOf, startOfMatch } from './tennis-score.ts';

/** `at`: second of play at which the point ended, with the score after it. */
export type TennisPoint = { at: number; winner: Side; score: TennisScore };

/** `isRetired`: a player gave up, which is rare. */
export type TennisTimeline = {
  start: TennisScore;
  points: readonly TennisPoint[];
  end: number;
  isRetired: boolean;
};

/** Seconds. */
const point = [24, 46] as const;
const changeOfEnds = 60;
const setBreak = 100;
const usualRetirement = 1 / 160;

/** Plays a match point by point. `given`: points that have been played already; chance decides the rest. */
export function drawTennis(
  random: Random,
  serve: Pair,
  given: readonly Pick<TennisPoint, 'at' | 'winner'>[] = [],
  retirement = usualRetirement,
): TennisTimeline {
  const start = startOfMatch(random() < 0.5 ? 1 : 2);
  const retiresAt = random() < retirement ? between(random, 1200, 3600) : Infinity;
  const points: TennisPoint[] = [];
  let score = start;
  let at = 0;
  while (!isMatchWon(score)) {
    const known = given[points.length];
    const server = serverOf(score);
    const isHeld = random() < serve[server === 1 ? 0 : 1];
    const took = between(random, ...point);
    const winner = known?.winner ?? (isHeld ? server : otherSide(server));
    at = known?.at ?? at + took;
    if (at >= retiresAt && !known) return { start, points, end: retiresAt, isRetired: true };
    const before = score;
    score = afterPoint(score, winner);
    points.push({ at, winner, score });
    const isSetOver = score.played.length > before.played.length;
    const isGameOver = score.points[0] + score.points[1] === 0;
    if (isSetOver) at += setBreak;
    else if (isGameOver && (score.games[0] + score.games[1]) % 2 === 1) at += changeOfEnds;
  }
  return { start, points, end: points.at(-1)?.at ?? 0, isRetired: false };
}
