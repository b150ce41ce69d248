import type { DatabaseSync } from 'node:sqlite';

import { sql } from '../db/index.ts';

/** A question to the books. `say` makes a sentence of each row that answers it. */
export type Check = { query: string; say: (row: Record<string, unknown>) => string };

export const runChecks = (db: DatabaseSync, checks: readonly Check[]): string[] =>
  checks.flatMap(({ query, say }) => sql(db, query).all().map(say));

/**
 * The condition of a posting that belongs to nothing: its key is its kind and one of `names` (`SELECT …`). The names are read once,
 * not once for each posting.
 */
export const isOfNone = (names: string): string =>
  `(substr(posting.key, 1, length(posting.kind) + 1) <> posting.kind || ':' OR substr(posting.key, length(posting.kind) + 2) NOT IN (${names}))`;

const checks: readonly Check[] = [
  {
    query: `SELECT iso, SUM(minor) AS rest FROM entry JOIN account ON account.id = account_id GROUP BY iso HAVING rest <> 0`,
    say: ({ iso, rest }) => `all entries of ${String(iso)} sum to ${String(rest)}, not to 0`,
  },
  {
    query: `SELECT posting_id AS id, iso, SUM(minor) AS rest FROM entry JOIN account ON account.id = account_id
      GROUP BY posting_id, iso HAVING rest <> 0`,
    say: ({ id, iso, rest }) => `posting ${String(id)} leaves ${String(rest)} ${String(iso)}`,
  },
  {
    query: `SELECT account.id AS id, balance, COALESCE(SUM(minor), 0) AS total FROM account LEFT JOIN entry ON account_id = account.id
      GROUP BY account.id HAVING balance <> total`,
    say: ({ id, balance, total }) => `account ${String(id)} shows ${String(balance)}, its entries ${String(total)}`,
  },
  {
    query: `SELECT id, account_id, balance_after, total FROM (SELECT id, account_id, balance_after,
      SUM(minor) OVER (PARTITION BY account_id ORDER BY id) AS total FROM entry) WHERE balance_after <> total`,
    say: ({ id, account_id, balance_after, total }) =>
      `entry ${String(id)} says that account ${String(account_id)} held ${String(balance_after)} after it, it held ${String(total)}`,
  },
  {
    query: 'SELECT id, balance FROM account WHERE user_id IS NOT NULL AND balance < 0',
    say: ({ id, balance }) => `account ${String(id)} of a player is below zero: ${String(balance)}`,
  },
  {
    query: 'SELECT id, balance FROM account WHERE removed_at IS NOT NULL AND balance <> 0',
    say: ({ id, balance }) => `account ${String(id)} was removed and holds ${String(balance)}`,
  },
  {
    query: `SELECT entry.id AS id, posting_id, account_id FROM entry LEFT JOIN posting ON posting.id = posting_id
      LEFT JOIN account ON account.id = account_id WHERE posting.id IS NULL OR account.id IS NULL`,
    say: ({ id, posting_id, account_id }) =>
      `entry ${String(id)} belongs to no posting or no account (${String(posting_id)}, ${String(account_id)})`,
  },
  {
    query: 'SELECT id, key FROM posting WHERE NOT EXISTS (SELECT 1 FROM entry WHERE posting_id = posting.id)',
    say: ({ id, key }) => `posting ${String(id)} (${String(key)}) moved nothing`,
  },
  {
    query: 'SELECT key, COUNT(*) AS times FROM posting GROUP BY key HAVING times > 1',
    say: ({ key, times }) => `the key ${String(key)} moved money ${String(times)} times`,
  },
];

/**
 * What is wrong with the ledger, in sentences. It reads everything, so it serves tests and operators, not players'
 * requests.
 */
export const audit = (db: DatabaseSync): string[] => runChecks(db, checks);
