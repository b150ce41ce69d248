import { type BonusMaths, picksOf } from './game.ts';

/** The prize for a pair of each picture, in units. */
export const memoryPays: readonly number[] = [50, 40, 30, 20];
export const memoryCards: number = 2 * memoryPays.length;

/** The picture under each card: cards 0 and 1 of the deal are one pair, 2 and 3 the next. */
export const picturesOf = (draws: readonly number[]): number[] => draws.map((card) => Math.floor(card / 2));

/** Eight cards with four pairs, face down. The player turns two; two of a picture pay. */
export const memory: BonusMaths = {
  name: 'memory',
  version: 1,
  shape: { count: memoryCards, of: memoryCards, isDealt: true },
  table: [...memoryPays.map((pay) => ({ pay, ways: 1 })), { pay: 0, ways: 24 }],
  isChoice: picksOf(2, memoryCards),
  prizeAt: (draws, [first = 0, second = 1]) => {
    const pictures = picturesOf(draws);
    const [one, other] = [pictures[first], pictures[second]];
    return one !== undefined && one === other ? one : memoryPays.length;
  },
};
