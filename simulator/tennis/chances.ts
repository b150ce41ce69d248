import type { Pair, Side } from '../match.ts';
import type { TennisScore } from './score.ts';
import { isSetWon, otherSide, setsToWin } from './score.ts';

/** Probability that the server wins a point, for each side. */
export type Serve = Pair;

/** Chance when each side is one point short of `goal`. From there somebody must get two ahead: a geometric series. */
function deuceChance(chance: number, lead: number): number {
  const level = (chance * chance) / (chance * chance + (1 - chance) * (1 - chance));
  if (lead === 0) return level;
  return lead > 0 ? chance + (1 - chance) * level : chance * level;
}

/** Chance to win a race to `goal` points, two ahead, from `mine`:`theirs`. `chance`: to win one point. */
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

/** A set that ends with these `games`. `chance`: that it ends so. */
export type SetEnd = { games: Pair; chance: number };

/** Chance of side 1 to win the game or tie-break that is played. For a tie-break it takes the mean of both serves. */
function gameChance([first, second]: Serve, server: Side, isTieBreak: boolean, [mine, theirs]: Pair): number {
  if (isTieBreak) return raceChance((first + 1 - second) / 2, mine, theirs, 7);
  return server === 1 ? raceChance(first, mine, theirs, 4) : 1 - raceChance(second, theirs, mine, 4);
}

const width = 8;

/**
 * Lists how the present set can end, from `games` and the `points` of the present game. Chances flow from score to
 * score, one game at a time.
 */
function setEnds(serve: Serve, games: Pair, points: Pair, server: Side): SetEnd[] {
  const ends: SetEnd[] = [];
  const fresh = { 1: gameChance(serve, 1, false, [0, 0]), 2: gameChance(serve, 2, false, [0, 0]) };
  const mass = new Float64Array(width * width);
  mass[games[0] * width + games[1]] = 1;
  const begun = games[0] + games[1];
  let serving = server;
  for (let played = begun; played <= 12; played += 1) {
    const isTieBreak = played === 12;
    const isFirst = played === begun;
    const usual = isTieBreak ? gameChance(serve, 1, true, [0, 0]) : fresh[serving];
    const win = isFirst ? gameChance(serve, serving, isTieBreak, points) : usual;
    for (let mine = Math.max(0, played - 6); mine <= Math.min(6, played); mine += 1) {
      const theirs = played - mine;
      const chance = mass[mine * width + theirs] ?? 0;
      if (chance === 0) continue;
      flow(mine + 1, theirs, chance * win);
      flow(mine, theirs + 1, chance * (1 - win));
    }
    serving = otherSide(serving);
  }
  return ends;

  function flow(mine: number, theirs: number, chance: number) {
    const index = mine * width + theirs;
    if (isSetWon([mine, theirs])) ends.push({ games: [mine, theirs], chance });
    else mass[index] = (mass[index] ?? 0) + chance;
  }
}

/** The most games by which one side can lead: two sets to love. */
const mostLead = 19;
const mostGames = 40;
export const leadFirst = -mostLead;

/**
 * `match`, `set`: chances of side 1. `games[n]`: n games in all sets; `own[side][n]`: n games of a side; `lead[n]`: side 1
 * has n + leadFirst more. `sets[a * 3 + b]`: a to b in sets. `ends[n]`: how the present set can end, and the next one
 * where it is sure to be played.
 */
export type TennisChances = {
  match: number;
  set: number;
  games: Float64Array;
  own: readonly [Float64Array, Float64Array];
  lead: Float64Array;
  sets: Float64Array;
  ends: readonly (readonly SetEnd[])[];
};

/** How the next set can end: who serves first in it follows from the games of the present one. */
function nextEnds(
  ends: readonly SetEnd[],
  firstServer: Side,
  later: Readonly<Record<Side, readonly SetEnd[]>>,
): SetEnd[] {
  const odd = ends.reduce((sum, { games: [a, b], chance }) => sum + ((a + b) % 2 === 1 ? chance : 0), 0);
  const part = (server: Side, share: number) =>
    later[server].map(({ games, chance }) => ({ games, chance: chance * share }));
  return mergeEnds([...part(firstServer, 1 - odd), ...part(otherSide(firstServer), odd)]);
}

/** Adds up ends with the same games. */
export function mergeEnds(ends: readonly SetEnd[]): SetEnd[] {
  const merged = new Map<string, SetEnd>();
  for (const { games, chance } of ends) {
    const key = games.join(':');
    merged.set(key, { games, chance: chance + (merged.get(key)?.chance ?? 0) });
  }
  return [...merged.values()];
}

export function tennisChances(serve: Serve, score: TennisScore): TennisChances {
  const games = new Float64Array(mostGames);
  const lead = new Float64Array(2 * mostLead + 1);
  const own = [new Float64Array(mostGames), new Float64Array(mostGames)] as const;
  const sets = new Float64Array(9);
  const later: Record<Side, SetEnd[]> = { 1: setEnds(serve, [0, 0], [0, 0], 1), 2: setEnds(serve, [0, 0], [0, 0], 2) };
  const result = { match: 0, set: 0 };
  const played = (side: 0 | 1) => score.played.reduce((sum, set) => sum + set[side], 0);

  // A match has thousands of ways. They are added up in numbers alone, so that nothing must be collected. `mine`,
  // `theirs`: sets; `gained`, `other`: games of all sets.
  const follow = (
    ends: readonly SetEnd[],
    server: Side,
    mine: number,
    theirs: number,
    gained: number,
    other: number,
    chance: number,
  ) => {
    for (const end of ends) {
      const [won, lost] = end.games;
      const isMine = won > lost;
      const share = chance * end.chance;
      if ((isMine ? mine : theirs) + 1 < setsToWin) {
        // The serve goes on changing sides over the sets. In the present set the score says who serves.
        const next = (won + lost) % 2 === 0 ? server : otherSide(server);
        const [first, second] = isMine ? [mine + 1, theirs] : [mine, theirs + 1];
        follow(later[next], next, first, second, gained + won, other + lost, share);
        continue;
      }
      if (isMine) result.match += share;
      const [first, second] = [gained + won, other + lost];
      const all = first + second;
      own[0][first] = (own[0][first] ?? 0) + share;
      own[1][second] = (own[1][second] ?? 0) + share;
      const score = (isMine ? setsToWin : mine) * 3 + (isMine ? theirs : setsToWin);
      sets[score] = (sets[score] ?? 0) + share;
      const index = first - second + mostLead;
      games[all] = (games[all] ?? 0) + share;
      lead[index] = (lead[index] ?? 0) + share;
    }
  };

  const ends = setEnds(serve, score.games, score.points, score.server);
  result.set = ends.reduce((sum, end) => sum + (end.games[0] > end.games[1] ? end.chance : 0), 0);
  const begun = score.games[0] + score.games[1];
  const firstServer = begun % 2 === 0 ? score.server : otherSide(score.server);
  follow(ends, firstServer, ...score.sets, played(0), played(1), 1);
  const isNextSure = score.played.length === 0;
  return { ...result, games, own, lead, sets, ends: isNextSure ? [ends, nextEnds(ends, firstServer, later)] : [ends] };
}
