import { createHash } from 'node:crypto';

import { teamCashPaid, type TeamCashPayment } from '../../contracts/team-cash.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

type Row = Record<string, number>;

/** A hundred units each. The page does not care how much. */
const summ = 10_000;

function toPayment({ id = 0, status_id = 0, summ: minor = 0, at = 0 }: Row): TeamCashPayment {
  const title = status_id === teamCashPaid ? 'Paid' : 'Waiting';
  return {
    id,
    status_id,
    message: title,
    skks_hash: createHash('sha256').update(String(id)).digest('hex').slice(0, 16),
    timestamp: Math.floor(at / 1000),
    date_payment: new Date(at).toISOString().slice(0, 10),
    status_title: title,
    summ: minor / 100,
    money_deposit_id: 100_000 + id,
  };
}

/** Newest first. Pages count from 1. */
export function paymentsOf({ db }: World, userId: number, { page, pageSize }: { page: number; pageSize: number }) {
  const rows = sql(db, 'SELECT * FROM team_cash_payment WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?').all(
    userId,
    pageSize,
    (page - 1) * pageSize,
  ) as Row[];
  const count = sql(db, 'SELECT count(*) AS total FROM team_cash_payment WHERE user_id = ?').get(userId);
  return { payments: rows.map(toPayment), total: Number(count?.total ?? 0) };
}

/** Sets how many paid payments the player has. It adds one that is not paid yet, which must not count. */
export function setPaidPayments({ db, clock }: World, userId: number, paid: number): void {
  sql(db, 'DELETE FROM team_cash_payment WHERE user_id = ?').run(userId);
  const insert = sql(db, 'INSERT INTO team_cash_payment (user_id, status_id, summ, at) VALUES (?, ?, ?, ?)');
  for (let index = 0; index < paid; index += 1) insert.run(userId, teamCashPaid, summ, clock.now());
  insert.run(userId, 1, summ, clock.now());
}
