import { DatabaseSync } from 'node:sqlite';

import { auditBonusGames } from '../bonus-games/audit.ts';
import { auditCoupons } from '../coupon/audit.ts';
import { savepoint } from '../db/index.ts';
import { auditDebts } from '../debts/index.ts';
import { auditExposure } from '../exposure/index.ts';
import { auditGames } from '../games/audit.ts';
import { audit, type Check, runChecks } from '../ledger/index.ts';
import { auditLotto } from '../lotto/audit.ts';
import { auditMakers } from '../makers/index.ts';
import { auditToto } from '../toto/audit.ts';

const keys: readonly Check[] = [
  {
    query: `SELECT owner, key, state FROM action WHERE (state = 'done') <> (status IS NOT NULL AND COALESCE(sealed, answer) IS NOT NULL)`,
    say: ({ key, state }) => `the key ${String(key)} is ${String(state)}, its answer says otherwise`,
  },
  {
    query: 'SELECT key, COUNT(*) AS times FROM action GROUP BY owner, key HAVING times > 1',
    say: ({ key, times }) => `the key ${String(key)} is known ${String(times)} times`,
  },
];

const text = (row: Record<string, unknown>): string => String(Object.values(row)[0]);

/** Finds rows that refer to missing rows. Somebody may have rebuilt tables by hand; then the question itself fails. */
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

/** Checks the file itself: pages, indexes and references. */
function auditFile(db: DatabaseSync): string[] {
  const pages = db.prepare('PRAGMA integrity_check').all().map(text);
  return [
    ...pages.filter((line) => line !== 'ok').map((line) => `the file is damaged: ${line}`),
    ...lostReferences(db),
  ];
}

/**
 * Lists everything that is wrong with the money of a database, in sentences. It reads one moment of it, even while a
 * server writes.
 */
export function auditBooks(db: DatabaseSync): string[] {
  return savepoint(db, () => [
    ...auditFile(db),
    ...audit(db),
    ...auditCoupons(db),
    ...auditDebts(db),
    ...auditExposure(db),
    ...auditGames(db),
    ...auditBonusGames(db),
    ...auditMakers(db),
    ...auditToto(db),
    ...auditLotto(db),
    ...runChecks(db, keys),
  ]);
}

/** Does the same for a file, and only reads it. Throws when the file is no database of this product. */
export function auditOf(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return auditBooks(db);
  } finally {
    db.close();
  }
}
