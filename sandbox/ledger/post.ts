import type { DatabaseSync } from 'node:sqlite';

import { afterCommit, sql, transaction } from '../db/index.ts';
import { houseAccount, type HousePurpose } from './accounts.ts';

/** `minor`: whole minor units, positive into the account, negative out of it. */
type Entry = { account: number | { house: HousePurpose; iso: string }; minor: number };

/**
 * `key` names the movement for ever: the same key moves money only once. `kind` is a term for reports, such as `stake`.
 * `at`: ms.
 */
type Posting = { key: string; kind: string; at: number; entries: Entry[] };

/** A player's account would have gone below zero. Nothing moved. */
export class NotEnoughMoney extends Error {
  readonly accountId: number;
  constructor(accountId: number) {
    super(`Account ${String(accountId)} has not enough money.`);
    this.accountId = accountId;
  }
}

/** A fault of the program: the movement does not balance, or names something that does not exist. Nothing moved. */
export class BadPosting extends Error {}

type Line = { id: number; userId: number | null; iso: string; balance: number; minor: number };
type AccountRow = { id: number; user_id: number | null; iso: string; balance: number };

const moved = new WeakMap<DatabaseSync, (userIds: number[]) => void>();

/**
 * After each committed movement it calls `listener` with the players whose accounts changed. A database has one
 * listener.
 */
export const onMoved = (db: DatabaseSync, listener: (userIds: number[]) => void): void => void moved.set(db, listener);

/**
 * Moves money. The entries of each currency must sum to zero. It joins the running transaction, so that the reason of
 * the movement is written with it. When the key was posted before, it moves nothing and returns false.
 */
export function post(db: DatabaseSync, posting: Posting): boolean {
  return transaction(db, () => {
    if (sql(db, 'SELECT 1 FROM posting WHERE key = ?').get(posting.key) !== undefined) return false;
    // It checks everything before the first write, because a caller may catch the refusal and go on in the same
    // transaction.
    const lines = posting.entries.map((entry) => readLine(db, entry));
    checkBalanced(posting, lines);
    const { settled, balances } = withBalances(lines);
    const { lastInsertRowid } = sql(db, 'INSERT INTO posting (key, kind, at) VALUES (?, ?, ?)').run(
      posting.key,
      posting.kind,
      posting.at,
    );
    for (const { id, minor, after } of settled)
      sql(db, 'INSERT INTO entry (posting_id, account_id, minor, balance_after) VALUES (?, ?, ?, ?)').run(
        lastInsertRowid,
        id,
        minor,
        after,
      );
    for (const [id, balance] of balances) sql(db, 'UPDATE account SET balance = ? WHERE id = ?').run(balance, id);
    const userIds = new Set(lines.flatMap(({ userId }) => (userId === null ? [] : [userId])));
    if (userIds.size > 0) afterCommit(db, () => moved.get(db)?.([...userIds]));
    return true;
  });
}

function readLine(db: DatabaseSync, { account, minor }: Entry): Line {
  if (!Number.isSafeInteger(minor)) throw new BadPosting(`${String(minor)} is no whole number of minor units.`);
  const id = typeof account === 'number' ? account : houseAccount(db, account.house, account.iso);
  const row = sql(db, 'SELECT id, user_id, iso, balance FROM account WHERE id = ? AND removed_at IS NULL').get(id) as
    AccountRow | undefined;
  if (row === undefined) throw new BadPosting(`There is no account ${String(id)}.`);
  return { id, userId: row.user_id, iso: row.iso, balance: row.balance, minor };
}

/**
 * Gives each line with the balance of its account after it, and the final balance of each account. Throws
 * NotEnoughMoney when a player's account would end below zero. In between it may be below, because all lines of a
 * posting happen at once.
 */
function withBalances(lines: Line[]): { settled: (Line & { after: number })[]; balances: Map<number, number> } {
  const balances = new Map<number, number>();
  const settled = lines.map((line) => {
    const after = (balances.get(line.id) ?? line.balance) + line.minor;
    balances.set(line.id, after);
    return { ...line, after };
  });
  const overdrawn = lines.find(({ id, userId }) => userId !== null && (balances.get(id) ?? 0) < 0);
  if (overdrawn !== undefined) throw new NotEnoughMoney(overdrawn.id);
  return { settled, balances };
}

function checkBalanced({ key }: Posting, lines: Line[]): void {
  const sums = new Map<string, number>();
  for (const { iso, minor } of lines) sums.set(iso, (sums.get(iso) ?? 0) + minor);
  for (const [iso, sum] of sums) {
    if (sum !== 0) throw new BadPosting(`${key} does not balance: ${String(sum)} ${iso} are left over.`);
  }
}
