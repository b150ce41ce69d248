import type { World } from '../world/world.ts';
import { withdrawalByCode } from './desk-code.ts';
import { moveWithdrawal } from './move.ts';

/**
 * A clerk pays the cash for a code, once. Spaces are how people say it. False: it was paid before, or its time is over. Null: no
 * withdrawal has this code. Decision D-235.
 */
export function payAtDesk(world: World, typed: string): boolean | null {
  const found = withdrawalByCode(world, typed.replaceAll(/\s/g, ''));
  return found === null ? null : moveWithdrawal(world, found.id, 'received');
}
