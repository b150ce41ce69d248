import type { DatabaseSync } from 'node:sqlite';

import type { MarksRequest, TrackerMarks } from '../../contracts/tracker.ts';
import type { z } from '../../contracts/zod.ts';
import { sql, transaction } from '../db/index.ts';

export function marksOf(db: DatabaseSync, couponId: number): TrackerMarks {
  const row = sql(db, 'SELECT tags, note, version FROM bet_mark WHERE coupon_id = ?').get(couponId);
  if (row === undefined) return { tags: [], note: '', version: 0 };
  return { tags: JSON.parse(String(row.tags)) as string[], note: String(row.note), version: Number(row.version) };
}

/** Is it a coupon of this player? */
export const isOwnBet = (db: DatabaseSync, userId: number, couponId: number): boolean =>
  sql(db, 'SELECT 1 FROM coupon WHERE id = ? AND user_id = ?').get(couponId, userId) !== undefined;

const isSame = (one: Omit<TrackerMarks, 'version'>, other: Omit<TrackerMarks, 'version'>): boolean =>
  one.note === other.note && JSON.stringify(one.tags) === JSON.stringify(other.tags);

/**
 * Writes what the player says of a bet. False: somebody else wrote since, and something else. The same said twice is said once, so a
 * call that lost its answer may be sent again.
 */
export function keepMarks(
  db: DatabaseSync,
  couponId: number,
  { tags: said, note: words, version }: z.output<typeof MarksRequest>,
): boolean {
  return transaction(db, () => {
    const known = marksOf(db, couponId);
    const next = { tags: [...new Set(said)], note: words.trim() };
    if (isSame(known, next)) return true;
    if (known.version !== version) return false;
    sql(
      db,
      `INSERT INTO bet_mark (coupon_id, tags, note, version) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET tags = excluded.tags, note = excluded.note, version = excluded.version`,
    ).run(couponId, JSON.stringify(next.tags), next.note, version + 1);
    return true;
  });
}
