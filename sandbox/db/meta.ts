import type { DatabaseSync } from 'node:sqlite';

import { sql } from './database.ts';

/** A value that belongs to the whole database; undefined: nobody has set it. */
export function knownMeta(db: DatabaseSync, key: string): string | undefined {
  const row = sql(db, 'SELECT value FROM meta WHERE key = ?').get(key);
  return row === undefined ? undefined : String(row.value);
}

export const setMeta = (db: DatabaseSync, key: string, value: string): void =>
  void sql(
    db,
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  ).run(key, value);

/** The same where it always is: `make` gives the first value. */
export function metaOf(db: DatabaseSync, key: string, make: () => string): string {
  const known = knownMeta(db, key);
  if (known !== undefined) return known;
  const value = make();
  setMeta(db, key, value);
  return value;
}
