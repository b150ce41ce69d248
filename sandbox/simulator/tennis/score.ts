import type { Pair, Side } from '../match.ts';

/** A moment of a match: `sets` won, `games` of the set under way, `points` of the game under way, who serves it, games of the sets played. */
export type TennisScore = {
  sets: Pair;
  games: Pair;
  points: Pair;
  server: Side;
  isTieBreak: boolean;
  played: readonly Pair[];
};

export const SETS_TO_WIN = 2;
const GAMES_TO_WIN = 6;
const POINTS_TO_WIN = 4;
const TIE_BREAK_POINTS = 7;

export const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

const plus = ([first, second]: Pair, side: Side): Pair => (side === 1 ? [first + 1, second] : [first, second + 1]);

/** Reached the goal and two ahead. */
const isWon = ([first, second]: Pair, goal: number) => Math.max(first, second) >= goal && Math.abs(first - second) >= 2;

export const isSetWon = (games: Pair): boolean => isWon(games, GAMES_TO_WIN) || games[0] === 7 || games[1] === 7;

export const isMatchWon = ({ sets }: TennisScore): boolean => Math.max(...sets) === SETS_TO_WIN;

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
  if (!isSetWon(games)) return { ...next, games, isTieBreak: games[0] === GAMES_TO_WIN && games[1] === GAMES_TO_WIN };
  return {
    ...next,
    games: [0, 0],
    isTieBreak: false,
    sets: plus(score.sets, winner),
    played: [...score.played, games],
  };
}

/**
 * The score after one more point. In a tie-break `server` stays the side whose turn it was: it served the first point, and the other side
 * serves first in the set that follows.
 */
export function afterPoint(score: TennisScore, winner: Side): TennisScore {
  const points = plus(score.points, winner);
  return isWon(points, score.isTieBreak ? TIE_BREAK_POINTS : POINTS_TO_WIN)
    ? afterGame(score, winner)
    : { ...score, points };
}

/** Who serves the next point: in a tie-break the sides change after the first point and after every second. */
export const serverOf = ({ server, isTieBreak, points }: TennisScore): Side =>
  isTieBreak && Math.floor((points[0] + points[1] + 1) / 2) % 2 === 1 ? otherSide(server) : server;

const CALLS = ['0', '15', '30', '40'];

/** Points as they are called. */
export function callPoints({ points: [first, second], isTieBreak }: TennisScore): [string, string] {
  if (isTieBreak) return [String(first), String(second)];
  const isDeuce = first >= 3 && second >= 3;
  if (!isDeuce) return [CALLS[first] ?? '40', CALLS[second] ?? '40'];
  return [first > second ? 'A' : '40', second > first ? 'A' : '40'];
}
