import type { DatabaseSync } from 'node:sqlite';

import { betStatuses as S, type BetStatusId } from '../../contracts/coupon.ts';
import type { SettlementMessage, SettlementReason } from '../../contracts/settlement.ts';
import { sql } from '../db/index.ts';

/** `statusId` null: taken back, and nothing ends the waiting but another word. */
export type Word = { id: string; statusId: BetStatusId | null; isCancel: boolean; reason: SettlementReason };

/**
 * The last word about an outcome. Undefined: there is no result, or the outcome was handed back to a match that goes
 * on.
 */
export function wordOf(db: DatabaseSync, marketId: number): Word | undefined {
  const row = sql(db, 'SELECT * FROM settlement_word WHERE market_id = ? ORDER BY at DESC, id DESC LIMIT 1').get(
    marketId,
  );
  if (row === undefined || (row.status_id === null && row.is_held === 0)) return undefined;
  return {
    id: String(row.id),
    statusId: row.status_id as BetStatusId | null,
    isCancel: row.is_cancel === 1,
    reason: row.reason as SettlementReason,
  };
}

/** What a message makes of the outcome; null for one that takes back. A part of the stake that comes back has statuses of its own. */
function statusSaid({ do: what, statusId, voidFactor }: SettlementMessage): BetStatusId | null {
  if (what === 'rollback') return null;
  if (what === 'cancel' || voidFactor === 1) return S.forcedReturn;
  if (voidFactor === 0.5) return statusId === S.win ? S.halfWinHalfReturn : S.halfLoseHalfReturn;
  return (statusId ?? S.forcedReturn) as BetStatusId;
}

/** What the message with this id said; null: there is none. */
export const bodyOfWord = (db: DatabaseSync, id: string): string | null => {
  const row = sql(db, 'SELECT body FROM settlement_word WHERE id = ?').get(id);
  return row === undefined ? null : String(row.body);
};

/** Keeps a message. True: it is the last word about its outcome. */
export function keepWord(
  db: DatabaseSync,
  message: SettlementMessage,
  { body, takenAt, isHeld }: { body: string; takenAt: number; isHeld: boolean },
): boolean {
  const { id, marketId, at, reason } = message;
  const isCancel = message.do === 'cancel' || message.voidFactor === 1;
  sql(
    db,
    `INSERT INTO settlement_word (id, market_id, at, status_id, is_cancel, is_held, reason, body, taken_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, marketId, at, statusSaid(message), Number(isCancel), Number(isHeld), reason, body, takenAt);
  const last = sql(db, 'SELECT id FROM settlement_word WHERE market_id = ? ORDER BY at DESC, id DESC LIMIT 1').get(
    marketId,
  );
  return last?.id === id;
}
