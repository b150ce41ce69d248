import type { DatabaseSync } from 'node:sqlite';

const waiting = new WeakMap<DatabaseSync, (() => void)[]>();

/**
 * Runs `run` in one transaction: everything is written, or nothing. Inside another transaction it joins that one. `run`
 * must not be async: nothing may come between two statements.
 */
export function transaction<T>(db: DatabaseSync, run: () => T): T {
  return db.isTransaction ? run() : between(db, 'BEGIN IMMEDIATE', run);
}

/**
 * A part of a transaction that is taken back alone when it throws, with all that waits in it for the commit. Outside a
 * transaction it is one of its own, which may only read where the file takes no writes.
 */
export function savepoint<T>(db: DatabaseSync, run: () => T): T {
  if (!db.isTransaction) return between(db, 'BEGIN', run);
  const hooks = waiting.get(db);
  const before = hooks?.length ?? 0;
  db.exec('SAVEPOINT part');
  try {
    const result = run();
    db.exec('RELEASE part');
    return result;
  } catch (error) {
    rollBack(db, 'ROLLBACK TO part; RELEASE part');
    hooks?.splice(before);
    throw error;
  }
}

function between<T>(db: DatabaseSync, begin: string, run: () => T): T {
  db.exec(begin);
  const hooks: (() => void)[] = [];
  waiting.set(db, hooks);
  let result: T;
  try {
    result = run();
    db.exec('COMMIT');
  } catch (error) {
    rollBack(db, 'ROLLBACK');
    throw error;
  } finally {
    waiting.delete(db);
  }
  runAll(hooks);
  return result;
}

/** All is written by now, so one that throws must not cost the others theirs. Its error comes out after the last. */
function runAll(hooks: readonly (() => void)[]): void {
  const errors: unknown[] = [];
  for (const hook of hooks)
    try {
      hook();
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw errors[0];
}

/** SQLite may have rolled back the whole transaction by itself (disk full). */
function rollBack(db: DatabaseSync, how: string): void {
  if (db.isTransaction) db.exec(how);
}

/**
 * Runs `hook` once the running transaction is committed, and never when it is rolled back, or the part of it. Outside a
 * transaction it runs at once.
 */
export function afterCommit(db: DatabaseSync, hook: () => void): void {
  const hooks = waiting.get(db);
  if (hooks === undefined) hook();
  else hooks.push(hook);
}
