import type { DatabaseSync } from 'node:sqlite';

import { foldLetters } from '../../contracts/find-words.ts';
import { sql, sqlFunction } from '../db/index.ts';
import { type Row, toCoupon } from './store.ts';
import type { StoredCoupon } from './types.ts';

/**
 * Undefined: any. `from`, `to`: ms, when the player placed it. `text`: part of the number, or of a side's or
 * competition's name in `language` or in English.
 */
export type CouponFilter = {
  userId: number;
  state: string | undefined;
  from: number | undefined;
  to: number | undefined;
  accountId: number | undefined;
  typeId: number | undefined;
  text: string | undefined;
  language: string;
};

const nameOf = (path: string) =>
  `COALESCE((SELECT COALESCE(json_extract(body, '$.' || :language) || '|', '') || COALESCE(json_extract(body, '$.en'), json_extract(body, '$'))
    FROM bet_text WHERE id = json_extract(facts, '$.${path}.text')), '')`;

/** The conditions for a coupon, for the part of a query after WHERE. */
export const conditions = `user_id = :userId
  AND (:state IS NULL OR state = :state)
  AND (:from IS NULL OR placed_at >= :from) AND (:to IS NULL OR placed_at <= :to)
  AND (:accountId IS NULL OR account_id = :accountId) AND (:typeId IS NULL OR type_id = :typeId)
  AND (:text IS NULL OR instr(CAST(coupon.id AS TEXT), :text) > 0 OR EXISTS (
    SELECT 1 FROM coupon_bet WHERE coupon_id = coupon.id
      AND instr(folded(${['game.opp1.name', 'game.opp2.name', 'champName'].map(nameOf).join(" || '|' || ")}), :text) > 0))`;

/** Lets the query fold letters as the search does. */
export const foldTexts = sqlFunction('folded', (text) => foldLetters(String(text)));

export const bound = (filter: CouponFilter) => ({
  userId: filter.userId,
  state: filter.state ?? null,
  from: filter.from ?? null,
  to: filter.to ?? null,
  accountId: filter.accountId ?? null,
  typeId: filter.typeId ?? null,
  text: filter.text === undefined ? null : foldLetters(filter.text).trim(),
  language: filter.language,
});

/** One page of a player's coupons, newest first. Pages count from 1. */
export function findCoupons(
  db: DatabaseSync,
  filter: CouponFilter,
  { page, pageSize }: { page: number; pageSize: number },
): { coupons: StoredCoupon[]; total: number } {
  foldTexts(db);
  const values = bound(filter);
  const total = Number(sql(db, `SELECT COUNT(*) AS total FROM coupon WHERE ${conditions}`).get(values)?.total);
  const rows = sql(
    db,
    `SELECT * FROM coupon WHERE ${conditions} ORDER BY placed_at DESC, id DESC LIMIT :limit OFFSET :offset`,
  ).all({ ...values, limit: pageSize, offset: (page - 1) * pageSize }) as Row[];
  return { coupons: rows.map((row) => toCoupon(db, row)), total };
}
