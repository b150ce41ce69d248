import { type BonusMaths, picksOf } from './game.ts';

export const safeDigits = 10;
export const safeDials = 3;

/** Three dials with a digit each. The player says one digit; it pays by how many dials show it. */
export const safe: BonusMaths = {
  name: 'safe',
  version: 1,
  shape: { count: safeDials, of: safeDigits },
  table: [
    { pay: 100, ways: 1 },
    { pay: 40, ways: 27 },
    { pay: 15, ways: 243 },
    { pay: 0, ways: 729 },
  ],
  isChoice: picksOf(1, safeDigits),
  prizeAt: (draws, [digit = 0]) => safeDials - draws.filter((drawn) => drawn === digit).length,
};
