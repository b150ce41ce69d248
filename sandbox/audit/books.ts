import { DatabaseSync } from 'node:sqlite';

import { auditCoupons } from '../coupon/audit.ts';
import { audit, runChecks, type Check } from '../ledger/index.ts';

const keys: readonly Check[] = [
  {
    query: `SELECT owner, key, state FROM action WHERE (state = 'done') <> (status IS NOT NULL AND answer IS NOT NULL)`,
    say: ({ key, state }) => `the key ${String(key)} is ${String(state)}, its answer says otherwise`,
  },
  {
    query: 'SELECT key, COUNT(*) AS times FROM action GROUP BY owner, key HAVING times > 1',
    say: ({ key, times }) => `the key ${String(key)} is known ${String(times)} times`,
  },
];

const text = (row: Record<string, unknown>): string => String(Object.values(row)[0]);

/** Rows that name what is gone. Tables that were made anew by hand may not even be asked. */
function lostReferences(db: DatabaseSync): string[] {
  try {
    return db
      .prepare('PRAGMA foreign_key_check')
      .all()
      .map(
        ({ table, rowid, parent }) => `${String(table)} ${String(rowid)} names a row of ${String(parent)} that is gone`,
      );
  } catch (error) {
    return [`the tables are not those of this product: ${(error as Error).message}`];
  }
}

/** Of the file itself: pages, indexes and references. */
function auditFile(db: DatabaseSync): string[] {
  const pages = db.prepare('PRAGMA integrity_check').all().map(text);
  return [
    ...pages.filter((line) => line !== 'ok').map((line) => `the file is damaged: ${line}`),
    ...lostReferences(db),
  ];
}

/** Everything that is wrong with money in a database, in sentences; empty when nothing is. One moment of it, also while a server writes. */
export function auditBooks(db: DatabaseSync): string[] {
  db.exec('SAVEPOINT audit');
  try {
    return [...auditFile(db), ...audit(db), ...auditCoupons(db), ...runChecks(db, keys)];
  } finally {
    db.exec('RELEASE audit');
  }
}

/** The same of a file, which is only read. Throws when it is no database of this product. */
export function auditOf(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return auditBooks(db);
  } finally {
    db.close();
  }
}
