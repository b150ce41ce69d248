import type { DatabaseSync } from 'node:sqlite';

import type { BetStatusId } from '../../contracts/coupon.ts';
import type { SettlementReason } from '../../contracts/settlement.ts';
import { sql } from '../db/index.ts';

/** `payout` null: the coupon waits again. Without a reason it was settled as usual. */
export type Settlement = {
  at: number;
  statusId: BetStatusId;
  payout: number | null;
  reason: SettlementReason | null;
  wordId: string | null;
};

/** Every settlement of a coupon that was settled more than once, oldest first; otherwise none. */
export const settlementsOf = (db: DatabaseSync, couponId: number): Settlement[] =>
  sql(db, 'SELECT * FROM coupon_settlement WHERE coupon_id = ? ORDER BY number')
    .all(couponId)
    .map((row) => ({
      at: Number(row.at),
      statusId: row.status_id as BetStatusId,
      payout: row.payout as number | null,
      reason: row.reason as SettlementReason | null,
      wordId: row.word_id as string | null,
    }));

export const noteSettlement = (
  db: DatabaseSync,
  couponId: number,
  { at, statusId, payout, reason, wordId }: Settlement,
): void =>
  void sql(
    db,
    `INSERT INTO coupon_settlement (coupon_id, number, at, status_id, payout, reason, word_id)
     VALUES (?1, (SELECT COUNT(*) FROM coupon_settlement WHERE coupon_id = ?1), ?, ?, ?, ?, ?)`,
  ).run(couponId, at, statusId, payout, reason, wordId);
