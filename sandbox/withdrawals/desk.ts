import { isInDebt } from '../debts/index.ts';
import type { World } from '../world/world.ts';
import { withdrawalByCode } from './desk-code.ts';
import { moveWithdrawal } from './move.ts';

/**
 * A clerk pays the cash for a code, once. Spaces are how people say it. False: it was paid before, or its time is over. Null: no
 * withdrawal has this code. Decision D-235.
 */
export function payAtDesk(world: World, typed: string): boolean | null {
  const found = withdrawalByCode(world, typed.replaceAll(/\s/g, ''));
  if (found === null) return null;
  // A deposit went back meanwhile: the cash pays for it first.
  if (!isInDebt(world, found.user_id)) return moveWithdrawal(world, found.id, 'received');
  moveWithdrawal(world, found.id, 'returned', 'desk');
  return false;
}
