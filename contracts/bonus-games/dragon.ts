import { type Choice, hasOnly } from '../games/game.ts';
import type { BonusMaths } from './game.ts';

export const dragonFloors = 5;

/** How many floors were passed before the dragon: it sits behind one of two doors of each floor. */
export function floorsPassed(draws: readonly number[], picks: readonly number[]): number {
  const met = draws.findIndex((door, floor) => door === picks[floor]);
  return met === -1 ? dragonFloors : met;
}

function isWay(choice: Choice): boolean {
  const { picks = [] } = choice;
  return hasOnly(choice, ['picks']) && picks.length === dragonFloors && picks.every((door) => door === 0 || door === 1);
}

/** A tower of five floors with two doors each. The player says the whole way before it begins. */
export const dragon: BonusMaths = {
  name: 'dragon-bonus',
  version: 1,
  shape: { count: dragonFloors, of: 2 },
  table: [
    { pay: 70, ways: 1 },
    { pay: 30, ways: 1 },
    { pay: 16, ways: 2 },
    { pay: 5, ways: 4 },
    { pay: 1, ways: 8 },
    { pay: 0, ways: 16 },
  ],
  isChoice: isWay,
  prizeAt: (draws, picks) => dragonFloors - floorsPassed(draws, picks),
};
