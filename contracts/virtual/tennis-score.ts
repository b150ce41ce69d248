import type { Pair, Side } from './chance.ts';

/**
 * A moment of a match: `sets` that are won, `games` of the present set, `points` of the present game and who serves it,
 * and the games of the sets that are over.
 */
export type TennisScore = {
  sets: Pair;
  games: Pair;
  points: Pair;
  server: Side;
  isTieBreak: boolean;
  played: readonly Pair[];
};

export const setsToWin = 2;
const gamesToWin = 6;
const pointsToWin = 4;
const tieBreakPoints = 7;

export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

const plus = ([first, second]: Pair, side: Side): Pair => (side === 1 ? [first + 1, second] : [first, second + 1]);

/** True when a side has reached the goal and leads by two. */
const isWon = ([first, second]: Pair, goal: number) => Math.max(first, second) >= goal && Math.abs(first - second) >= 2;

export const isSetWon = (games: Pair): boolean => isWon(games, gamesToWin) || games[0] === 7 || games[1] === 7;

export const isMatchWon = ({ sets }: TennisScore): boolean => Math.max(...sets) === setsToWin;

export const startOfMatch = (server: Side): TennisScore => ({
  sets: [0, 0],
  games: [0, 0],
  points: [0, 0],
  server,
  isTieBreak: false,
  played: [],
});

function afterGame(score: TennisScore, winner: Side): TennisScore {
  const games = plus(score.games, winner);
  const next = { ...score, points: [0, 0] as const, server: otherSide(score.server) };
  if (!isSetWon(games)) return { ...next, games, isTieBreak: games[0] === gamesToWin && games[1] === gamesToWin };
  return {
    ...next,
    games: [0, 0],
    isTieBreak: false,
    sets: plus(score.sets, winner),
    played: [...score.played, games],
  };
}

/**
 * Gives the score after one more point. In a tie-break `server` stays the side that served its first point; the other
 * side serves first in the next set.
 */
export function afterPoint(score: TennisScore, winner: Side): TennisScore {
  const points = plus(score.points, winner);
  return isWon(points, score.isTieBreak ? tieBreakPoints : pointsToWin)
    ? afterGame(score, winner)
    : { ...score, points };
}

/**
 * Says who serves the next point. In a tie-break the sides change after the first point and then after every second
 * one.
 */
export const serverOf = ({ server, isTieBreak, points }: TennisScore): Side =>
  isTieBreak && Math.floor((points[0] + points[1] + 1) / 2) % 2 === 1 ? otherSide(server) : server;

const calls = ['0', '15', '30', '40'];

/** Points as they are called. */
export function callPoints({ points: [first, second], isTieBreak }: TennisScore): [string, string] {
  if (isTieBreak) return [String(first), String(second)];
  const isDeuce = first >= 3 && second >= 3;
  if (!isDeuce) return [calls[first] ?? '40', calls[second] ?? '40'];
  return [first > second ? 'A' : '40', second > first ? 'A' : '40'];
}
