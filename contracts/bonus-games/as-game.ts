import type { GameMaths } from '../games/game.ts';
import { type BonusGame, bonusGameOf, meanOf, prizeOf, waysOf } from './index.ts';

/**
 * A game of tickets in the shape of all games, for what computes a round again: the unit of its prizes is in the field
 * of the stake.
 */
export function asGame(name: BonusGame): GameMaths<BonusGame> {
  const maths = bonusGameOf(name);
  const { shape, isChoice, table } = maths;
  const none = table.find(({ pay }) => pay === 0)?.ways ?? 0;
  return {
    ...{ slug: name, first: {}, shapeOf: () => shape, isChoice },
    payoutOf: (draws, choice, unit) => prizeOf(maths, draws, choice, unit),
    returnOf: () => meanOf(maths),
    hitRateOf: () => 1 - none / waysOf(maths),
  };
}
