/** Games of free tickets: pure mathematics, the same on both sides of the wire. Spec: api §10, row BONG-02. */
import { chest } from './chest.ts';
import { dragon } from './dragon.ts';
import { fortuna } from './fortuna.ts';
import type { BonusMaths } from './game.ts';
import { lottery } from './lottery.ts';
import { memory } from './memory.ts';
import type { BonusGame } from './names.ts';
import { safe } from './safe.ts';

export { meanOf, mostOf, prizeOf, waysOf, type BonusMaths } from './game.ts';
export { bonusGames, isBonusGame, type BonusGame } from './names.ts';

const maths: Readonly<Record<BonusGame, BonusMaths>> = {
  fortuna,
  chest,
  memory,
  safe,
  lottery,
  'dragon-bonus': dragon,
};
export const bonusGameOf = (name: BonusGame): BonusMaths => maths[name];
