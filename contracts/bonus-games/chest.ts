import { type BonusMaths, picksOf } from './game.ts';

/** The contents of the five chests, in units. The draw says in which. */
export const chestContents: readonly number[] = [20, 5, 0, 0, 0];

/** The contents of each chest by the draw. */
export const chestsOf = (draws: readonly number[]): number[] => draws.map((content) => chestContents[content] ?? 0);

/** Five chests, of which the player opens one. */
export const chest: BonusMaths = {
  name: 'chest',
  version: 1,
  shape: { count: chestContents.length, of: chestContents.length, isDealt: true },
  table: [
    { pay: 20, ways: 1 },
    { pay: 5, ways: 1 },
    { pay: 0, ways: 3 },
  ],
  isChoice: picksOf(1, chestContents.length),
  prizeAt: (draws, [place = 0]) => Math.min(draws[place] ?? 0, 2),
};
