import type { Facts, Match, Noise } from './match.ts';
import type { Random } from './random.ts';
import { hash } from './random.ts';

/** The number of simulated continuations of a match at first. */
export const ways = 40;
/** How many draws lie at most between two moments at which something happens. */
const mostBack = 12;
/** Of those that are tried later, half have a third of so many draws pushed to one end, by such a factor: what is seldom comes about. */
const pushed = 12;
const push = 10;
/** Smaller numbers ask from which draw on the present stays as it was. */
const firstTail = 10;

/** While this is set, a match draws so often what it drew before, and from then on something else. */
let fork: { draws: number; tail: number } | null = null;
let drawn = 0;

/** What a draw becomes that has `own` in the match as it is. The first new one is another, or lies close to it on either side. */
function drawOf(own: number, other: number, index: number, tail: number): number {
  const near = 10 ** (-4 * other);
  const kind = tail < firstTail ? 2 : hash(tail, 7) % 3;
  if (index === 1 && kind === 0) return own * (1 - near);
  if (index === 1 && kind === 1) return own + (1 - own) * near * 0.999;
  if (tail < 2 * ways || hash(tail) % 2 === 0 || index > pushed || hash(tail, index) % 3 > 0) return other;
  return hash(tail, index, 1) % 2 === 0 ? other / push : 1 - (1 - other) / push;
}

/** The module of chance, whose streams can be led away from a draw on. */
export const forking = <T extends { createRandom: (seed: number) => Random }>(real: T): T => ({
  ...real,
  createRandom: (seed: number): Random => {
    const now = fork;
    const [own, other] = [real.createRandom(seed), real.createRandom(hash(seed, now?.tail ?? 0))];
    let count = 0;
    return () => {
      count += 1;
      drawn = count;
      const usual = own();
      return !now || count <= now.draws ? usual : drawOf(usual, other(), count - now.draws, now.tail);
    };
  },
});

export type Make = () => Match;

/** The match as it would have gone on from a number of draws. */
function forked(create: Make, draws: number, tail: number): Match {
  fork = { draws, tail };
  const match = create();
  match.end();
  fork = null;
  return match;
}

/** All that anybody has seen until a second: when something happened, and what has come of it. */
function shownAt(match: Match, second: number): string {
  const times: number[] = [];
  for (let at = match.changedAt(second); second >= 0 && at > 0 && at !== times.at(-1); at = match.changedAt(at - 1e-6))
    times.push(at);
  return JSON.stringify([times, match.factsAt(second), match.viewAt(second)]);
}
const pricesAt = (match: Match, second: number, noise: Noise): string => JSON.stringify(match.quotesAt(second, noise));

/** One way in which a match ends. `isSame`: the present had the same prices; it is slow, so it is asked of few. */
export type Future = { facts: Facts; isSame: () => boolean };

/** Ends of a match that was as it is at `second`, each drawn anew. `from`: number of the first. */
export function futuresOf(create: Make, second: number, noise: Noise): (from: number, count: number) => Future[] {
  const match = create();
  match.end();
  const all = drawn;
  const [shown, prices] = [shownAt(match, second), pricesAt(match, second, noise)];
  const [isShown, isPriced] = [
    (other: Match) => shownAt(other, second) === shown,
    (other: Match) => pricesAt(other, second, noise) === prices,
  ];
  const isFirst = (draws: number, isSame: (other: Match) => boolean) =>
    [1, 2, 3].every((tail) => isSame(forked(create, draws, tail)));
  let [least, most] = [0, second < 0 ? 0 : all];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (isFirst(middle, isShown)) most = middle;
    else least = middle + 1;
  }
  // Prices take long, and ask for no more draws than what everybody sees.
  while (most < all && !isFirst(most, isPriced)) most += 1;
  const drawAnew = (tail: number): Future[] => {
    // What comes next may have been drawn already. So others draw it anew, and count where that changes nothing yet.
    const back = tail >= ways ? tail % mostBack : tail % 2 === 0 ? 0 : (tail >> 1) % mostBack;
    const other = forked(create, Math.max(0, most - back), tail + firstTail);
    const facts = other.factsAt(other.end());
    // Where every stake comes back no bet wins: such an end would hide a mix that wins in all others.
    if (facts.isAbandoned || !isShown(other)) return [];
    return [{ facts, isSame: () => back === 0 || isPriced(other) }];
  };
  return (from, count) => Array.from({ length: count }, (_, index) => drawAnew(from + index)).flat();
}

/** A moment of a match. `isSpecial`: a side lacks a player, or it is overtime. */
export type Snapshot = { create: Make; second: number; noise: Noise; isSpecial: boolean };
