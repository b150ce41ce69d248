import type { DatabaseSync } from 'node:sqlite';

const waiting = new WeakMap<DatabaseSync, (() => void)[]>();

/**
 * Runs `run` in one transaction: everything is written, or nothing. Inside another transaction it joins that one. `run`
 * must not be async: nothing may come between two statements.
 */
export function transaction<T>(db: DatabaseSync, run: () => T): T {
  if (db.isTransaction) return run();
  db.exec('BEGIN IMMEDIATE');
  const hooks: (() => void)[] = [];
  waiting.set(db, hooks);
  let result: T;
  try {
    result = run();
    db.exec('COMMIT');
  } catch (error) {
    rollBack(db);
    throw error;
  } finally {
    waiting.delete(db);
  }
  for (const hook of hooks) hook();
  return result;
}

/** SQLite may have rolled back by itself (disk full). */
function rollBack(db: DatabaseSync): void {
  if (db.isTransaction) db.exec('ROLLBACK');
}

/**
 * Runs `hook` once the running transaction is committed, and never when it is rolled back. Outside a transaction it
 * runs at once.
 */
export function afterCommit(db: DatabaseSync, hook: () => void): void {
  const hooks = waiting.get(db);
  if (hooks === undefined) hook();
  else hooks.push(hook);
}
