import type { DatabaseSync } from 'node:sqlite';

import { sql } from '../db/index.ts';

/**
 * What is wrong with the books, in sentences; empty when every posting balances by currency and every balance is the sum of its entries.
 * It walks the whole ledger: for tests and for operators, not for requests.
 */
export function audit(db: DatabaseSync): string[] {
  const unbalanced = sql(
    db,
    `SELECT posting_id AS id, iso, SUM(minor) AS rest FROM entry JOIN account ON account.id = account_id
     GROUP BY posting_id, iso HAVING rest <> 0`,
  ).all();
  const drifted = sql(
    db,
    `SELECT account.id AS id, balance, COALESCE(SUM(minor), 0) AS total FROM account LEFT JOIN entry ON account_id = account.id
     GROUP BY account.id HAVING balance <> total`,
  ).all();
  return [
    ...unbalanced.map(({ id, iso, rest }) => `posting ${String(id)} leaves ${String(rest)} ${String(iso)}`),
    ...drifted.map(
      ({ id, balance, total }) => `account ${String(id)} shows ${String(balance)}, its entries ${String(total)}`,
    ),
  ];
}
