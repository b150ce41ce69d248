import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Opens a database file, or `:memory:`. WAL lets readers go on while one transaction writes. `synchronous = FULL` costs one fsync a
 * transaction and keeps every answered bet even when the machine loses power; NORMAL would survive only a killed process.
 * Throws when the file cannot be created or written.
 */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  // The first write takes the lock at once, so that a second process on the same file is told now and not in the middle of a bet.
  db.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA user_version = 1;');
  return db;
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** The prepared statement of this text: each is compiled once a database. */
export function sql(db: DatabaseSync, text: string): StatementSync {
  let known = statements.get(db);
  if (known === undefined) statements.set(db, (known = new Map<string, StatementSync>()));
  let statement = known.get(text);
  if (statement === undefined) known.set(text, (statement = db.prepare(text)));
  return statement;
}

/** A statement holds its database from outside the heap: while one is known here, neither is ever freed, nor is what listens to it. */
export function closeDatabase(db: DatabaseSync): void {
  statements.delete(db);
  db.close();
}

/** True when a write reaches the file. */
export function isWritable(db: DatabaseSync): boolean {
  try {
    sql(db, "INSERT INTO meta (key, value) VALUES ('health', '') ON CONFLICT DO UPDATE SET value = ''").run();
    return true;
  } catch {
    return false;
  }
}
