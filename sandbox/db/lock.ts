import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A restart may come while the process before it still closes its file. */
const patienceMs = 2000;

/** Another process writes this database. */
export class DatabaseTaken extends Error {}

/**
 * Holds a database for this process alone, until `release` or its death, of whatever kind: the system frees the lock then. The lock
 * is a file beside the database, so that backup and audit still read that. Throws DatabaseTaken, or what the system says of the folder.
 */
export function holdDatabase(path: string): { release: () => void } {
  if (path === ':memory:') return { release: () => undefined };
  mkdirSync(dirname(path), { recursive: true });
  const lock = new DatabaseSync(`${path}.lock`);
  try {
    lock.exec(`PRAGMA busy_timeout = ${String(patienceMs)}; BEGIN EXCLUSIVE`);
  } catch (error) {
    lock.close();
    const { errcode } = error as { errcode?: number };
    const busy = 5;
    if (errcode !== busy) throw error;
    throw new DatabaseTaken(
      `Another server works on ${path}. Stop that one first, or choose another file: SANDBOX_DB=…`,
    );
  }
  return { release: () => lock.close() };
}
