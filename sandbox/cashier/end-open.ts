import { payWay } from '../../contracts/payments/index.ts';
import { afterCommit, sql } from '../db/index.ts';
import { isOpenInSql } from '../ledger/under-way.ts';
import type { World } from '../world/world.ts';
import { closeAtProvider } from './card.ts';
import { moveDeposit } from './move.ts';
import { depositById } from './store.ts';

/**
 * A player who leaves has no deposit under way any more. Joins the transaction of the exclusion; money on its way is
 * sent back.
 */
export function endOpenDeposits(world: World, userId: number): void {
  const open = sql(world.db, `SELECT id FROM deposit WHERE user_id = ? AND ${isOpenInSql}`).all(userId);
  for (const { id } of open) {
    const isEnded = moveDeposit(world, String(id), 'cancelled');
    const deposit = depositById(world, String(id));
    if (isEnded && deposit !== null && payWay(deposit.method).isOfProvider)
      afterCommit(world.db, () => void closeAtProvider(world, String(id)));
  }
}
