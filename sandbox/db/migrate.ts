import type { DatabaseSync } from 'node:sqlite';

import { copyBefore } from './copy-before.ts';
import { openDatabase, sql } from './database.ts';
import { transaction } from './transaction.ts';

/** Tables of one area. Never edit a released step: add a new step at the end. */
export type AreaSchema = { area: string; steps: string[] };

/** Brings the tables of every area to their last step. */
export function migrate(db: DatabaseSync, schemas: AreaSchema[]): void {
  transaction(db, () => {
    db.exec(`CREATE TABLE IF NOT EXISTS migration (area TEXT PRIMARY KEY, step INTEGER NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`);
    for (const { area, steps } of schemas) {
      const row = sql(db, 'SELECT step FROM migration WHERE area = ?').get(area);
      const done = Number(row?.step ?? 0);
      if (done > steps.length) throw new Error(`The database is newer than this program (tables of "${area}").`);
      for (const step of steps.slice(done)) db.exec(step);
      sql(db, 'INSERT INTO migration VALUES (?, ?) ON CONFLICT DO UPDATE SET step = excluded.step').run(
        area,
        steps.length,
      );
    }
  });
}

/** Somebody has worked with it, and this program has tables that it has not. */
function isBehind(db: DatabaseSync, schemas: AreaSchema[]): boolean {
  if (sql(db, "SELECT 1 FROM sqlite_master WHERE name = 'migration'").get() === undefined) return false;
  const done = new Map(
    db
      .prepare('SELECT area, step FROM migration')
      .all()
      .map(({ area, step }) => [area, Number(step)]),
  );
  return done.size > 0 && schemas.some(({ area, steps }) => (done.get(area) ?? 0) < steps.length);
}

/** Databases in memory as they begin, by their tables. */
const images = new WeakMap<readonly AreaSchema[], Uint8Array>();

/**
 * Opens a database with its tables. One in memory begins as a copy of the first with these tables: to go through all of
 * their steps again takes twenty times as long.
 */
export function openMigrated(path: string, schemas: AreaSchema[]): DatabaseSync {
  const db = openDatabase(path);
  const image = path === ':memory:' ? images.get(schemas) : undefined;
  if (image) {
    db.deserialize(image);
    return db;
  }
  if (path !== ':memory:' && isBehind(db, schemas)) copyBefore(db, path);
  migrate(db, schemas);
  // Early versions of Node 22 make no copies.
  if (path === ':memory:' && 'serialize' in db) images.set(schemas, db.serialize());
  return db;
}
