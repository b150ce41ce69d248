import type { Payment } from '../../contracts/payment-history.ts';
import { depositById, depositView } from '../cashier/store.ts';
import { sql } from '../db/index.ts';
import type { Page } from '../http/context.ts';
import { withdrawalById, withdrawalView } from '../withdrawals/store.ts';
import type { World } from '../world/world.ts';

/** `kind` null: both directions. `from`, `to`: ms, `to` is not part of it. */
export type PaymentFilter = { userId: number; kind: Payment['kind'] | null; from: number; to: number };

const found = `FROM (
    SELECT id, 'deposit' AS kind, created_at AS at, number FROM deposit WHERE user_id = :userId
    UNION ALL SELECT id, 'withdrawal', created_at, number FROM withdrawal WHERE user_id = :userId
  ) WHERE at >= :from AND at < :to AND (:kind IS NULL OR kind = :kind)`;

function paymentView(world: World, { id, kind }: Record<string, unknown>): Payment[] {
  if (kind === 'deposit') {
    const deposit = depositById(world, String(id));
    return deposit === null ? [] : [{ kind, ...depositView(world, deposit) }];
  }
  const withdrawal = withdrawalById(world, String(id));
  return withdrawal === null ? [] : [{ kind: 'withdrawal', ...withdrawalView(world, withdrawal) }];
}

/** A page of what the filter finds, the newest first, and how many there are in all. Row OFFICE-05. */
export function paymentsOf(world: World, filter: PaymentFilter, { page, pageSize }: Page) {
  const rows = sql(world.db, `SELECT id, kind ${found} ORDER BY at DESC, number DESC LIMIT :limit OFFSET :offset`).all({
    ...filter,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return {
    list: rows.flatMap((row) => paymentView(world, row)),
    total: Number(sql(world.db, `SELECT COUNT(*) AS total ${found}`).get(filter)?.total),
  };
}

/** One payment of this player. */
export function paymentById(world: World, userId: number, id: string): Payment | null {
  const [kind, owner] =
    depositById(world, id) === null
      ? ['withdrawal', withdrawalById(world, id)?.user_id]
      : ['deposit', depositById(world, id)?.user_id];
  return owner === userId ? (paymentView(world, { id, kind })[0] ?? null) : null;
}
