import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

/**
 * Opens a database file, or `:memory:`. WAL lets others read while one transaction writes. `synchronous = FULL` costs
 * one fsync for each transaction, but every answered bet survives a loss of power; NORMAL would survive only a killed
 * process. Throws when it cannot create or write the file.
 */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  // This first write finds a file that cannot be written at the start, not in the middle of a bet.
  db.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA user_version = 1;');
  return db;
}

const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>();

/** Gives the prepared statement for this text. Each database compiles it once. */
export function sql(db: DatabaseSync, text: string): StatementSync {
  let known = statements.get(db);
  if (known === undefined) statements.set(db, (known = new Map<string, StatementSync>()));
  let statement = known.get(text);
  if (statement === undefined) known.set(text, (statement = db.prepare(text)));
  return statement;
}

/** Adds a function to the queries of a database, once for each. It gives the same for the same values. */
export function sqlFunction(
  name: string,
  run: (...values: SQLOutputValue[]) => SQLInputValue,
): (db: DatabaseSync) => void {
  const known = new WeakSet<DatabaseSync>();
  return (db) => {
    if (known.has(db)) return;
    known.add(db);
    db.function(name, { deterministic: true }, run);
  };
}

/**
 * A prepared statement keeps its database alive from outside the heap. So as long as this map holds one, neither the
 * database nor its listeners can be freed.
 */
export function closeDatabase(db: DatabaseSync): void {
  statements.delete(db);
  db.close();
}

/** True when writes reach the file. */
export function isWritable(db: DatabaseSync): boolean {
  try {
    sql(db, "INSERT INTO meta (key, value) VALUES ('health', '') ON CONFLICT DO UPDATE SET value = ''").run();
    return true;
  } catch {
    return false;
  }
}
