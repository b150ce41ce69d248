import type { DatabaseSync } from 'node:sqlite';

import type { Minor } from '../../contracts/maths/index.ts';
import type { SellRequest } from '../../contracts/sale.ts';
import { sql } from '../db/index.ts';
import type { StoredCoupon } from './types.ts';

export type SaleMode = SellRequest['mode'];

/** The sold parts of a coupon, and the rule that sells the rest. Sums in minor units. */
export type Sold = { amount: Minor; paid: Minor; mode: SaleMode | null; autoPrice: Minor | null };

const modes: ReadonlySet<unknown> = new Set<SaleMode>(['page', 'one_click', 'auto']);
const isMode = (value: unknown): value is SaleMode => modes.has(value);

export function soldOf(db: DatabaseSync, couponId: number): Sold {
  const sums = sql(
    db,
    `SELECT TOTAL(amount) FILTER (WHERE is_part = 1) AS amount, TOTAL(price) FILTER (WHERE is_part = 1) AS paid,
       (SELECT mode FROM coupon_sale WHERE coupon_id = :id ORDER BY id DESC LIMIT 1) AS mode,
       (SELECT price FROM auto_sell WHERE coupon_id = :id) AS auto
     FROM coupon_sale WHERE coupon_id = :id`,
  ).get({ id: couponId });
  const mode = sums?.mode;
  return {
    amount: Number(sums?.amount ?? 0),
    paid: Number(sums?.paid ?? 0),
    mode: isMode(mode) ? mode : null,
    autoPrice: typeof sums?.auto === 'number' ? sums.auto : null,
  };
}

/** Writes a sale and returns its number, which names the movement of its money. */
export function insertSale(
  db: DatabaseSync,
  sale: { couponId: number; isPart: boolean; amount: Minor; price: Minor; mode: SaleMode; at: number },
): number {
  const { couponId, isPart, amount, price, mode, at } = sale;
  const { lastInsertRowid } = sql(
    db,
    'INSERT INTO coupon_sale (coupon_id, is_part, amount, price, mode, at) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(couponId, isPart ? 1 : 0, amount, price, mode, at);
  return Number(lastInsertRowid);
}

export const setSold = (db: DatabaseSync, id: number, payout: Minor, at: number): void =>
  void sql(db, "UPDATE coupon SET state = 'sold', payout = ?, settled_at = ? WHERE id = ? AND state = 'open'").run(
    payout,
    at,
    id,
  );

export const setRest = (
  db: DatabaseSync,
  { id, amount, possibleWin, terms }: Pick<StoredCoupon, 'id' | 'amount' | 'possibleWin' | 'terms'>,
): void =>
  void sql(db, "UPDATE coupon SET amount = ?, possible_win = ?, terms = ? WHERE id = ? AND state = 'open'").run(
    amount,
    possibleWin,
    JSON.stringify(terms),
    id,
  );

export const setAutoSell = (db: DatabaseSync, couponId: number, price: Minor): void =>
  void sql(
    db,
    'INSERT INTO auto_sell (coupon_id, price) VALUES (?, ?) ON CONFLICT DO UPDATE SET price = excluded.price',
  ).run(couponId, price);

export const dropAutoSell = (db: DatabaseSync, couponId: number): void =>
  void sql(db, 'DELETE FROM auto_sell WHERE coupon_id = ?').run(couponId);

/** Once a part is sold, the rest may never come to the price: a rule that cannot fire would look as if it could. */
export const dropAutoSellAbove = (
  db: DatabaseSync,
  { id, possibleWin }: Pick<StoredCoupon, 'id' | 'possibleWin'>,
): void => void sql(db, 'DELETE FROM auto_sell WHERE coupon_id = ? AND price > ?').run(id, possibleWin);

/** The price at which a coupon sells itself. */
export type Rule = { couponId: number; price: Minor };

export const autoSellRules = (db: DatabaseSync): Rule[] =>
  sql(db, 'SELECT coupon_id AS couponId, price FROM auto_sell ORDER BY coupon_id')
    .all()
    .map(({ couponId, price }) => ({ couponId: Number(couponId), price: Number(price) }));

/** The coupon `oldId` was sold to become `newId`. */
export const insertEdit = (db: DatabaseSync, oldId: number, newId: number): void =>
  void sql(db, 'INSERT INTO coupon_edit (old_id, new_id) VALUES (?, ?)').run(oldId, newId);

/** What a coupon was edited from and into. */
export function editsOf(db: DatabaseSync, couponId: number): { from: number | null; into: number | null } {
  const found = sql(
    db,
    `SELECT (SELECT old_id FROM coupon_edit WHERE new_id = :id) AS source, (SELECT new_id FROM coupon_edit WHERE old_id = :id) AS target`,
  ).get({ id: couponId });
  const idOf = (value: unknown) => (typeof value === 'number' ? value : null);
  return { from: idOf(found?.source), into: idOf(found?.target) };
}
