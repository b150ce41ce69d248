import type { Pair, Side } from '../match.ts';
import type { TennisScore } from './score.ts';
import { SETS_TO_WIN, isSetWon, otherSide } from './score.ts';

/** Probability that the server wins a point, for each side. */
export type Serve = Pair;

/** From one point short of `goal` each: two ahead from there is a geometric series. */
function deuceChance(chance: number, lead: number): number {
  const level = (chance * chance) / (chance * chance + (1 - chance) * (1 - chance));
  if (lead === 0) return level;
  return lead > 0 ? chance + (1 - chance) * level : chance * level;
}

/** Chance to win a race to `goal` points, two ahead, from `mine`:`theirs`, winning each point with `chance`. */
function raceChance(chance: number, mine: number, theirs: number, goal: number): number {
  if (mine >= goal - 1 && theirs >= goal - 1) return deuceChance(chance, mine - theirs);
  // Backwards over the scores below `goal`: `row[j]` is the chance from the score of this round and j.
  let row = Array.from({ length: goal }, (_, other) => (other < goal - 1 ? 1 : deuceChance(chance, 1)));
  for (let own = goal - 1; own >= mine; own -= 1) {
    const next = [...row];
    for (let other = goal - 1; other >= theirs; other -= 1) {
      const isDeuce = own === goal - 1 && other === goal - 1;
      const lost = other === goal - 1 ? (own === goal - 1 ? deuceChance(chance, -1) : 0) : (next[other + 1] ?? 0);
      next[other] = isDeuce ? deuceChance(chance, 0) : chance * (row[other] ?? 0) + (1 - chance) * lost;
    }
    row = next;
  }
  return row[theirs] ?? 0;
}

/** A set that ends `games`, won with probability `chance`. */
type SetEnd = { games: Pair; chance: number };

/** Chance of side 1 to win the game or tie-break under way. A tie-break is priced with the mean of both serves. */
function gameChance([first, second]: Serve, server: Side, isTieBreak: boolean, [mine, theirs]: Pair): number {
  if (isTieBreak) return raceChance((first + 1 - second) / 2, mine, theirs, 7);
  return server === 1 ? raceChance(first, mine, theirs, 4) : 1 - raceChance(second, theirs, mine, 4);
}

const WIDTH = 8;

/**
 * How the set under way may end, from `games` with `points` in the game under way: chances flow from score to score, one game at a time.
 */
function setEnds(serve: Serve, games: Pair, points: Pair, server: Side): SetEnd[] {
  const ends: SetEnd[] = [];
  const fresh = { 1: gameChance(serve, 1, false, [0, 0]), 2: gameChance(serve, 2, false, [0, 0]) };
  const mass = new Float64Array(WIDTH * WIDTH);
  mass[games[0] * WIDTH + games[1]] = 1;
  const begun = games[0] + games[1];
  let serving = server;
  for (let played = begun; played <= 12; played += 1) {
    const isTieBreak = played === 12;
    const isFirst = played === begun;
    const usual = isTieBreak ? gameChance(serve, 1, true, [0, 0]) : fresh[serving];
    const win = isFirst ? gameChance(serve, serving, isTieBreak, points) : usual;
    for (let mine = Math.max(0, played - 6); mine <= Math.min(6, played); mine += 1) {
      const theirs = played - mine;
      const chance = mass[mine * WIDTH + theirs] ?? 0;
      if (chance === 0) continue;
      flow(mine + 1, theirs, chance * win);
      flow(mine, theirs + 1, chance * (1 - win));
    }
    serving = otherSide(serving);
  }
  return ends;

  function flow(mine: number, theirs: number, chance: number) {
    const index = mine * WIDTH + theirs;
    if (isSetWon([mine, theirs])) ends.push({ games: [mine, theirs], chance });
    else mass[index] = (mass[index] ?? 0) + chance;
  }
}

/** Games of one side can differ by this much at most: two sets to love. */
const MOST_LEAD = 19;
const MOST_GAMES = 40;
export const LEAD_FIRST = -MOST_LEAD;

/** `match`, `set`: chances of side 1. `games[n]`: n games in all sets; `lead[n]`: side 1 has n + LEAD_FIRST more. */
export type TennisChances = { match: number; set: number; games: Float64Array; lead: Float64Array };

export function tennisChances(serve: Serve, score: TennisScore): TennisChances {
  const games = new Float64Array(MOST_GAMES);
  const lead = new Float64Array(2 * MOST_LEAD + 1);
  const later: Record<Side, SetEnd[]> = { 1: setEnds(serve, [0, 0], [0, 0], 1), 2: setEnds(serve, [0, 0], [0, 0], 2) };
  const result = { match: 0, set: 0 };
  const played = (side: 0 | 1) => score.played.reduce((sum, set) => sum + set[side], 0);

  // Thousands of ways for each match: in numbers alone, nothing to be collected. `mine`, `theirs`: sets; `own`, `other`: games of all sets.
  const follow = (
    ends: readonly SetEnd[],
    server: Side,
    mine: number,
    theirs: number,
    own: number,
    other: number,
    chance: number,
  ) => {
    for (const end of ends) {
      const [won, lost] = end.games;
      const isMine = won > lost;
      const share = chance * end.chance;
      if ((isMine ? mine : theirs) + 1 < SETS_TO_WIN) {
        // Service goes on alternating over the sets; in the first set played here it is the state's own.
        const next = (won + lost) % 2 === 0 ? server : otherSide(server);
        const [first, second] = isMine ? [mine + 1, theirs] : [mine, theirs + 1];
        follow(later[next], next, first, second, own + won, other + lost, share);
        continue;
      }
      if (isMine) result.match += share;
      const all = own + won + other + lost;
      const index = own + won - other - lost + MOST_LEAD;
      games[all] = (games[all] ?? 0) + share;
      lead[index] = (lead[index] ?? 0) + share;
    }
  };

  const ends = setEnds(serve, score.games, score.points, score.server);
  result.set = ends.reduce((sum, end) => sum + (end.games[0] > end.games[1] ? end.chance : 0), 0);
  const begun = score.games[0] + score.games[1];
  const firstServer = begun % 2 === 0 ? score.server : otherSide(score.server);
  follow(ends, firstServer, ...score.sets, played(0), played(1), 1);
  return { ...result, games, lead };
}
