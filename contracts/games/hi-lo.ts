import { type Call, type Choice, type GameMaths, hasOnly, partOf, sum } from './game.ts';

const ranks = 13;
const mostCalls = 12;
/** A round that is worth this much ends by itself, hundredths. */
const enough = 100_000;

/** How many of the thirteen ranks make a call right. The same rank is right for both. */
const rightRanks = (rank: number, call: Call): number => (call === 'up' ? ranks - rank : rank + 1);
const isRight = (from: number, to: number, call: Call): boolean => (call === 'up' ? to >= from : to <= from);

/** What the stake is worth when these calls were right, in hundredths: 0.99 / chance, rounded down. */
export const hiLoMultiplier = (draws: readonly number[], calls: readonly Call[]): number =>
  Math.floor(
    (99 * ranks ** calls.length) / calls.reduce((ways, call, place) => ways * rightRanks(draws[place] ?? 0, call), 1),
  );

const isLost = (draws: readonly number[], { calls = [] }: Choice): boolean =>
  calls.some((call, place) => !isRight(draws[place] ?? 0, draws[place + 1] ?? 0, call));

const overRanks = (worth: (rank: number) => number): number =>
  sum(Array.from({ length: ranks }, (_, rank) => worth(rank))) / ranks ** 2;

/**
 * A card lies open; the player says whether the next is the same or higher, or the same or lower. Cards come from a full
 * deck each time, so only ranks count: 0 is the ace, 12 the king. Shares are of one call, over every open card.
 */
export const hiLo: GameMaths<'hi-lo'> = {
  slug: 'hi-lo',
  first: {},
  shapeOf: () => ({ count: mostCalls + 1, of: ranks }),
  isChoice: (choice) => hasOnly(choice, []),
  payoutOf: (draws, choice, minor) => {
    const { calls = [] } = choice;
    if (calls.length === 0) return minor;
    return isLost(draws, choice) ? 0 : partOf(minor, hiLoMultiplier(draws, calls), 100);
  },
  returnOf: () => overRanks((rank) => (rightRanks(rank, 'up') * hiLoMultiplier([rank], ['up'])) / 100),
  hitRateOf: () => overRanks((rank) => rightRanks(rank, 'up')),
  steps: {
    after: (choice, { call }) => {
      const { calls = [] } = choice;
      return call === undefined || calls.length === mostCalls ? null : { ...choice, calls: [...calls, call] };
    },
    isOver: (draws, choice) => {
      const { calls = [] } = choice;
      return isLost(draws, choice) || calls.length === mostCalls || hiLoMultiplier(draws, calls) >= enough;
    },
    canTake: ({ calls = [] }) => calls.length > 0,
    shown: (draws, { calls = [] }) => draws.slice(0, calls.length + 1),
  },
};
