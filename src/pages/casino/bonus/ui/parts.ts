import type { BonusGame } from '@contracts/bonus-games/names';

import type { BonusPart } from './board';
import { chest } from './chest';
import { dragon } from './dragon';
import { fortuna } from './fortuna';
import { lottery } from './lottery';
import { memory } from './memory';
import { safe } from './safe';

/** One row is one game. */
export const parts: Readonly<Record<BonusGame, BonusPart>> = {
  ...{ fortuna, chest, memory, safe, lottery },
  'dragon-bonus': dragon,
};
