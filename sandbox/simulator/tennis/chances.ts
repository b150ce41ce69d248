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
type SetEnd = { games: Pair; chance: number };

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

/** `match`, `set`: chances of side 1. `games[n]`: n games in all sets; `lead[n]`: side 1 has n + leadFirst more. */
export type TennisChances = { match: number; set: number; games: Float64Array; lead: Float64Array };

export function tennisChances(serve: Serve, score: TennisScore): TennisChances {
  const games = new Float64Array(mostGames);
  const lead = new Float64Array(2 * mostLead + 1);
  const later: Record<Side, SetEnd[]> = { 1: setEnds(serve, [0, 0], [0, 0], 1), 2: setEnds(serve, [0, 0], [0, 0], 2) };
  const result = { match: 0, set: 0 };
  const played = (side: 0 | 1) => score.played.reduce((sum, set) => sum + set[side], 0);

  // A match has thousands of ways. They are added up in numbers alone, so that nothing must be collected. `mine`,
  // `theirs`: sets; `own`, `other`: games of all sets.
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
      if ((isMine ? mine : theirs) + 1 < setsToWin) {
        // The serve goes on changing sides over the sets. In the present set the score says who serves.
        const next = (won + lost) % 2 === 0 ? server : otherSide(server);
        const [first, second] = isMine ? [mine + 1, theirs] : [mine, theirs + 1];
        follow(later[next], next, first, second, own + won, other + lost, share);
        continue;
      }
      if (isMine) result.match += share;
      const all = own + won + other + lost;
      const index = own + won - other - lost + mostLead;
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
