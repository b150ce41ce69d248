import type { BonusGame } from '@contracts/bonus-games/names';

/** So long a board moves to what was drawn, ms. It may be skipped, and it decides nothing. */
export const motionMs: Readonly<Record<BonusGame, number>> = {
  fortuna: 2500,
  chest: 700,
  memory: 700,
  safe: 1500,
  lottery: 1800,
  'dragon-bonus': 2000,
};
