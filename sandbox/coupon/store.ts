import type { DatabaseSync } from 'node:sqlite';

import type { BetStatusId, Coupon, CouponTypeId } from '../../contracts/coupon.ts';
import { sql } from '../db/index.ts';
import { packFacts, unpackFacts } from './bet-texts.ts';
import type { StoredBet, StoredCoupon } from './types.ts';

export type Row = Record<string, string | number | null>;
const number = (value: Row[string] | undefined): number => Number(value);
const numberOrNull = (value: Row[string] | undefined): number | null => (typeof value === 'number' ? value : null);

// Only this file writes the tables, so their values are right.
const toBet = (db: DatabaseSync, row: Row): StoredBet => ({
  position: number(row.position),
  marketId: number(row.market_id),
  gameId: number(row.game_id),
  milli: number(row.milli),
  block: number(row.block),
  kind: number(row.kind),
  statusId: row.status_id as BetStatusId,
  facts: unpackFacts(db, String(row.facts), {
    marketId: number(row.market_id),
    gameId: number(row.game_id),
    kind: number(row.kind),
  }),
});

/** A row of the table with its bets. */
export const toCoupon = (db: DatabaseSync, row: Row): StoredCoupon => ({
  id: number(row.id),
  userId: number(row.user_id),
  accountId: number(row.account_id),
  iso: String(row.iso),
  typeId: row.type_id as CouponTypeId,
  state: row.state as Coupon['state'],
  statusId: row.status_id as BetStatusId,
  amount: number(row.amount),
  milli: number(row.milli),
  askedMilli: number(row.asked_milli),
  possibleWin: number(row.possible_win),
  payout: numberOrNull(row.payout),
  terms: JSON.parse(String(row.terms)) as StoredCoupon['terms'],
  placedAt: number(row.placed_at),
  settledAt: numberOrNull(row.settled_at),
  bets: (sql(db, 'SELECT * FROM coupon_bet WHERE coupon_id = ? ORDER BY position').all(number(row.id)) as Row[]).map(
    (bet) => toBet(db, bet),
  ),
});

export function couponById(db: DatabaseSync, id: number): StoredCoupon | null {
  const row = sql(db, 'SELECT * FROM coupon WHERE id = ?').get(id) as Row | undefined;
  return row === undefined ? null : toCoupon(db, row);
}

export type NewCoupon = Omit<StoredCoupon, 'id' | 'payout' | 'settledAt' | 'state'> & { slipId: string; part: number };

/** Writes an open coupon with its bets. Throws when the slip has become a coupon before. */
export function insertCoupon(db: DatabaseSync, coupon: NewCoupon): StoredCoupon {
  const { lastInsertRowid } = sql(
    db,
    `INSERT INTO coupon (user_id, account_id, iso, slip_id, part, type_id, state, status_id, amount, milli, asked_milli, possible_win,
       terms, placed_at) VALUES (?, ?, ?, ?, ?, ?, 'open', ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    coupon.userId,
    coupon.accountId,
    coupon.iso,
    coupon.slipId,
    coupon.part,
    coupon.typeId,
    coupon.statusId,
    coupon.amount,
    coupon.milli,
    coupon.askedMilli,
    coupon.possibleWin,
    JSON.stringify(coupon.terms),
    coupon.placedAt,
  );
  const id = Number(lastInsertRowid);
  const insertBet = sql(
    db,
    'INSERT INTO coupon_bet (coupon_id, position, market_id, game_id, milli, block, kind, status_id, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  for (const bet of coupon.bets) {
    const { position, marketId, gameId, milli, block, kind, statusId, facts } = bet;
    insertBet.run(id, position, marketId, gameId, milli, block, kind, statusId, packFacts(db, facts));
  }
  return { ...coupon, id, state: 'open', payout: null, settledAt: null };
}

/**
 * The result by which a bet on this outcome was settled. Null: none was. A bet that was won early says nothing of the
 * result.
 */
export function bookedResult(db: DatabaseSync, marketId: number): BetStatusId | null {
  const row = sql(
    db,
    `SELECT status_id AS statusId FROM coupon_bet
     WHERE market_id = ? AND status_id >= 0 AND json_extract(facts, '$.earlyLead') IS NULL LIMIT 1`,
  ).get(marketId);
  return row === undefined ? null : (row.statusId as BetStatusId);
}

/** Coupons with a bet on this match that still waits for a result. */
export const openCouponsOn = (db: DatabaseSync, gameId: number): number[] =>
  sql(db, 'SELECT DISTINCT coupon_id AS id FROM coupon_bet WHERE game_id = ? AND status_id < 0 ORDER BY coupon_id')
    .all(gameId)
    .map(({ id }) => Number(id));

/** Outcomes of this match for whose results bets wait. */
export const openMarketsOn = (db: DatabaseSync, gameId: number): number[] =>
  sql(db, 'SELECT DISTINCT market_id AS id FROM coupon_bet WHERE game_id = ? AND status_id < 0 ORDER BY market_id')
    .all(gameId)
    .map(({ id }) => Number(id));

/** Outcomes of bets that wait for a result. `startAt`: the match's announced start, seconds. */
export const openBets = (db: DatabaseSync): { gameId: number; marketId: number; startAt: number }[] =>
  sql(
    db,
    `SELECT game_id AS gameId, market_id AS marketId, MAX(json_extract(facts, '$.game.startAt')) AS startAt
     FROM coupon_bet WHERE status_id < 0 GROUP BY game_id, market_id`,
  )
    .all()
    .map(({ gameId, marketId, startAt }) => ({
      gameId: Number(gameId),
      marketId: Number(marketId),
      startAt: Number(startAt),
    }));

/** A player's coupons in play, with the outcomes that have no result yet. Little enough to look at once a second. */
export const inPlayOf = (db: DatabaseSync, userId: number): { id: number; amount: number; marketId: number }[] =>
  sql(
    db,
    `SELECT coupon.id AS id, amount, market_id AS marketId FROM coupon JOIN coupon_bet ON coupon_id = coupon.id
     WHERE user_id = ? AND state = 'open' AND coupon_bet.status_id < 0 ORDER BY coupon.id DESC, position`,
  )
    .all(userId)
    .map(({ id, amount, marketId }) => ({ id: Number(id), amount: Number(amount), marketId: Number(marketId) }));

/** The players with coupons in play. */
export const playersInPlay = (db: DatabaseSync): number[] =>
  sql(db, "SELECT DISTINCT user_id AS id FROM coupon WHERE state = 'open'")
    .all()
    .map(({ id }) => Number(id));

/** Open coupons with a decided bet: they may wait only for their payout. */
export const begunCoupons = (db: DatabaseSync): number[] =>
  sql(
    db,
    `SELECT id FROM coupon WHERE state = 'open'
       AND EXISTS (SELECT 1 FROM coupon_bet WHERE coupon_id = coupon.id AND coupon_bet.status_id >= 0)`,
  )
    .all()
    .map(({ id }) => Number(id));

export const setBetResult = (db: DatabaseSync, couponId: number, { position, statusId, facts }: StoredBet): void =>
  void sql(db, 'UPDATE coupon_bet SET status_id = ?, facts = ? WHERE coupon_id = ? AND position = ?').run(
    statusId,
    packFacts(db, facts),
    couponId,
    position,
  );

export const setTerms = (db: DatabaseSync, id: number, terms: StoredCoupon['terms']): void =>
  void sql(db, 'UPDATE coupon SET terms = ? WHERE id = ?').run(JSON.stringify(terms), id);

/** Makes a new coupon a request, or changes a request. False when it no longer waits. */
export const setRequest = (
  db: DatabaseSync,
  { id, state, amount, possibleWin, terms }: StoredCoupon,
  from: 'open' | 'pending' = 'pending',
): boolean =>
  sql(db, 'UPDATE coupon SET state = ?, amount = ?, possible_win = ?, terms = ? WHERE id = ? AND state = ?').run(
    state,
    amount,
    possibleWin,
    JSON.stringify(terms),
    id,
    from,
  ).changes === 1;

/** Closes an open coupon. False when it is no longer open. */
export const setSettled = (
  db: DatabaseSync,
  { id, statusId, payout, settledAt }: { id: number; statusId: BetStatusId; payout: number; settledAt: number },
): boolean =>
  sql(
    db,
    "UPDATE coupon SET state = 'settled', status_id = ?, payout = ?, settled_at = ? WHERE id = ? AND state = 'open'",
  ).run(statusId, payout, settledAt, id).changes === 1;

/** A settled coupon gets another result. */
export const setSettledAgain = (
  db: DatabaseSync,
  { id, statusId, payout }: { id: number; statusId: BetStatusId; payout: number },
): void =>
  void sql(db, "UPDATE coupon SET status_id = ?, payout = ? WHERE id = ? AND state = 'settled'").run(
    statusId,
    payout,
    id,
  );

/** A settled coupon waits for results again. */
export const setReopened = (db: DatabaseSync, id: number): void =>
  void sql(
    db,
    "UPDATE coupon SET state = 'open', status_id = -2, payout = NULL, settled_at = NULL WHERE id = ? AND state = 'settled'",
  ).run(id);

/** Every coupon with a bet on one of these outcomes of a match, decided or not, and its account. */
export const couponsOn = (db: DatabaseSync, gameId: number, marketIds: Iterable<number>): Map<number, number> => {
  const find = sql(
    db,
    `SELECT id, account_id AS accountId FROM coupon WHERE id IN (
       SELECT coupon_id FROM coupon_bet WHERE market_id = ?1 AND status_id >= 0
       UNION SELECT coupon_id FROM coupon_bet WHERE game_id = ?2 AND market_id = ?1 AND status_id < 0)`,
  );
  const found = [...marketIds].flatMap((marketId) => find.all(marketId, gameId));
  const byId = found.map(({ id, accountId }) => [Number(id), Number(accountId)] as const);
  return new Map(byId.sort(([a], [b]) => a - b));
};

/** Has any coupon a bet on one of these outcomes of a match? */
export const isTaken = (db: DatabaseSync, gameId: number, marketIds: Iterable<number>): boolean => {
  const find = sql(
    db,
    `SELECT 1 FROM coupon_bet WHERE market_id = ?1 AND status_id >= 0
     UNION ALL SELECT 1 FROM coupon_bet WHERE game_id = ?2 AND market_id = ?1 AND status_id < 0 LIMIT 1`,
  );
  return [...marketIds].some((marketId) => find.get(marketId, gameId) !== undefined);
};

/** A won coupon pays more than was known when it was paid. */
export const raisePayout = (db: DatabaseSync, id: number, payout: number): void =>
  void sql(db, "UPDATE coupon SET payout = ?, status_id = 1 WHERE id = ? AND state = 'settled'").run(payout, id);
