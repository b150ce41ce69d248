import { execFile } from 'node:child_process';
import type { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { auditBooks } from './books.ts';

const child = fileURLToPath(new URL('child.ts', import.meta.url));
/** Of findings; a file that is worse is read by `npm run audit`. */
const mostBytes = 64 * 1024 * 1024;

const running = new Map<string, Promise<string[]>>();

async function auditFile(file: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', child, file], {
    maxBuffer: mostBytes,
  });
  return JSON.parse(stdout) as string[];
}

/**
 * The findings of a database, from a process of its own: to read all books takes seconds, and players are answered
 * meanwhile. A call during a running audit gets the result of that one. Only a database in memory, which no other
 * process can read, is read here.
 */
export function auditAside(db: DatabaseSync): Promise<string[]> {
  const file = db.location();
  if (file === null) return Promise.resolve(auditBooks(db));
  const known = running.get(file);
  if (known) return known;
  const found = auditFile(file).finally(() => running.delete(file));
  running.set(file, found);
  return found;
}
