import type { DatabaseSync } from 'node:sqlite';

import { sql } from '../db/index.ts';

/**
 * `minor`: balance in whole minor units of `iso`. `userId` null: an account of the house. `type` as in
 * contracts/account.ts.
 */
export type LedgerAccount = { id: number; userId: number | null; iso: string; type: number; minor: number };

/**
 * Where the house keeps its side of a movement. One account for each purpose and currency, made at its first use. Play points
 * of a player are the house's too: they are no money, so nothing of a player's money counts them.
 */
export type HousePurpose =
  | 'cash'
  | 'stakes'
  | 'payouts'
  | 'bonuses'
  | 'adjustments'
  | 'advances'
  | 'withdrawals'
  | 'fees'
  | 'exchange'
  | 'chargebacks'
  | 'play-points'
  | 'lotto'
  | 'toto-house'
  | 'toto-bots'
  | `toto-pool-${number}`
  | `toto-jackpot-${string}`
  | `play-points-${number}`
  | `maker-${string}`;

type Row = { id: number; user_id: number | null; iso: string; type: number; balance: number };

const columns = 'id, user_id, iso, type, balance';
const toAccount = ({ id, user_id, iso, type, balance }: Row): LedgerAccount => ({
  id,
  userId: user_id,
  iso,
  type,
  minor: balance,
});

/** Opens an empty account of a player. `at`: ms. */
export function openAccount(
  db: DatabaseSync,
  account: { userId: number; iso: string; type: number; at: number },
): number {
  const { lastInsertRowid } = sql(db, 'INSERT INTO account (user_id, iso, type, opened_at) VALUES (?, ?, ?, ?)').run(
    account.userId,
    account.iso,
    account.type,
    account.at,
  );
  return Number(lastInsertRowid);
}

/** A player's accounts in the order of their opening, without removed ones. */
export const accountsOf = (db: DatabaseSync, userId: number): LedgerAccount[] =>
  (
    sql(db, `SELECT ${columns} FROM account WHERE user_id = ? AND removed_at IS NULL ORDER BY id`).all(userId) as Row[]
  ).map(toAccount);

/** The account, or null when there is none or it was removed. */
export function accountById(db: DatabaseSync, id: number): LedgerAccount | null {
  const row = sql(db, `SELECT ${columns} FROM account WHERE id = ? AND removed_at IS NULL`).get(id) as Row | undefined;
  return row === undefined ? null : toAccount(row);
}

/** Minor units of the account's currency; 0 for an account that does not exist. */
export const balanceOf = (db: DatabaseSync, id: number): number => accountById(db, id)?.minor ?? 0;

/** Removes an account; its entries stay. The caller has checked that it is empty. */
export const removeAccount = (db: DatabaseSync, id: number, at: number): void =>
  void sql(db, 'UPDATE account SET removed_at = ? WHERE id = ? AND balance = 0').run(at, id);

export function houseAccount(db: DatabaseSync, purpose: HousePurpose, iso: string): number {
  const find = sql(db, 'SELECT id FROM account WHERE user_id IS NULL AND purpose = ? AND iso = ?');
  const known = find.get(purpose, iso);
  if (known !== undefined) return Number(known.id);
  const insert = sql(db, 'INSERT INTO account (purpose, iso, type, opened_at) VALUES (?, ?, -1, 0)');
  return Number(insert.run(purpose, iso).lastInsertRowid);
}
