import type { DatabaseSync } from 'node:sqlite';

import {
  orderBounds,
  type OrderKind,
  type OrderSide,
  type OrderState,
  type OrderUntil,
} from '../../contracts/orders.ts';
import { sql } from '../db/index.ts';
import type { Text } from '../texts/text.ts';

export type OrderFacts = { outcome: Text; groupName: Text; home: Text; away: Text; typeId: number; kind: number };

/** Sums in minor units, odds in thousandths, moments in ms. */
export type Order = {
  id: number;
  userId: number;
  kind: OrderKind;
  marketId: number;
  gameId: number;
  side: OrderSide;
  milli: number;
  until: OrderUntil;
  endsAt: number | null;
  accountId: number | null;
  iso: string | null;
  stake: number | null;
  slipId: string;
  state: OrderState;
  facts: OrderFacts;
  madeAt: number;
  doneAt: number | null;
  got: number | null;
  couponId: number | null;
  code: number | null;
};
export type NewOrder = Omit<Order, 'id' | 'state' | 'doneAt' | 'got' | 'couponId' | 'code'>;

const orNull = (value: unknown): number | null => (value === null ? null : Number(value));

function toOrder(row: Record<string, unknown>): Order {
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    kind: row.kind as OrderKind,
    marketId: Number(row.market_id),
    gameId: Number(row.game_id),
    side: row.side as OrderSide,
    milli: Number(row.milli),
    until: row.until as OrderUntil,
    endsAt: orNull(row.ends_at),
    accountId: orNull(row.account_id),
    iso: typeof row.iso === 'string' ? row.iso : null,
    stake: orNull(row.stake),
    slipId: String(row.slip_id),
    state: row.state as OrderState,
    facts: JSON.parse(String(row.facts)) as OrderFacts,
    madeAt: Number(row.made_at),
    doneAt: orNull(row.done_at),
    got: orNull(row.got),
    couponId: orNull(row.coupon_id),
    code: orNull(row.code),
  };
}

export function insertOrder(db: DatabaseSync, order: NewOrder): Order {
  const { lastInsertRowid } = sql(
    db,
    `INSERT INTO price_order (user_id, kind, market_id, game_id, side, milli, until, ends_at, account_id, iso, stake, slip_id, state,
       facts, made_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?, ?)`,
  ).run(
    ...[order.userId, order.kind, order.marketId, order.gameId, order.side, order.milli, order.until, order.endsAt],
    ...[order.accountId, order.iso, order.stake, order.slipId, JSON.stringify(order.facts), order.madeAt],
  );
  return {
    ...order,
    id: Number(lastInsertRowid),
    ...{ state: 'waiting', doneAt: null, got: null, couponId: null, code: null },
  };
}

export function orderById(db: DatabaseSync, id: number): Order | null {
  const row = sql(db, 'SELECT * FROM price_order WHERE id = ?').get(id);
  return row === undefined ? null : toOrder(row);
}

/** What waited while the process was down. */
export const allWaiting = (db: DatabaseSync): Order[] =>
  sql(db, "SELECT * FROM price_order WHERE state = 'waiting' ORDER BY user_id").all().map(toOrder);

export const waitingOf = (db: DatabaseSync, userId: number): Order[] =>
  sql(db, "SELECT * FROM price_order WHERE user_id = ? AND state = 'waiting' ORDER BY id DESC")
    .all(userId)
    .map(toOrder);

const doneOf = (db: DatabaseSync, userId: number): Order[] =>
  sql(db, "SELECT * FROM price_order WHERE user_id = ? AND state <> 'waiting' ORDER BY id DESC LIMIT ?")
    .all(userId, orderBounds.kept)
    .map(toOrder);

/** Those that wait, then those that have ended. */
export const ordersOf = (db: DatabaseSync, userId: number): Order[] => [
  ...waitingOf(db, userId),
  ...doneOf(db, userId),
];

/** Those whose moment has come. */
export const dueAt = (db: DatabaseSync, now: number): Order[] =>
  sql(db, "SELECT * FROM price_order WHERE state = 'waiting' AND ends_at IS NOT NULL AND ends_at <= ? ORDER BY ends_at")
    .all(now)
    .map(toOrder);

/** When the next one ends by the clock. */
export function nextEnd(db: DatabaseSync): number {
  const row = sql(
    db,
    "SELECT ends_at AS at FROM price_order WHERE state = 'waiting' AND ends_at IS NOT NULL ORDER BY ends_at LIMIT 1",
  ).get();
  return row === undefined ? Infinity : Number(row.at);
}

type Done = { state: Exclude<OrderState, 'waiting' | 'removed'>; at: number } & Partial<
  Pick<Order, 'got' | 'couponId' | 'code'>
>;

/** False: somebody else was first, or the player has taken it away. So each order ends once. */
export const finishOrder = (
  db: DatabaseSync,
  id: number,
  { state, at, got = null, couponId = null, code = null }: Done,
): boolean =>
  sql(
    db,
    "UPDATE price_order SET state = ?, done_at = ?, got = ?, coupon_id = ?, code = ? WHERE id = ? AND state = 'waiting'",
  ).run(state, at, got, couponId, code, id).changes > 0;

/** False: there is no such order of this player. */
export const removeOrder = (db: DatabaseSync, userId: number, id: number): boolean =>
  sql(db, 'DELETE FROM price_order WHERE id = ? AND user_id = ?').run(id, userId).changes > 0;

/** Of what has ended the list shows the newest; the rest goes. */
export const trimDone = (db: DatabaseSync, userId: number): void =>
  void sql(
    db,
    `DELETE FROM price_order WHERE user_id = :user AND state <> 'waiting' AND id < (
       SELECT id FROM price_order WHERE user_id = :user AND state <> 'waiting' ORDER BY id DESC LIMIT 1 OFFSET :kept)`,
  ).run({ user: userId, kept: orderBounds.kept - 1 });
