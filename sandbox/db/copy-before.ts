import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** More of them would fill the disk of a server that is updated often. */
const mostKept = 3;

/**
 * Copies a file before its tables change: an older program refuses the changed one, so a way back needs this copy. Without
 * room for it nothing is changed.
 */
export function copyBefore(db: DatabaseSync, path: string, now = new Date()): void {
  const mark = `${basename(path)}.before-migration-`;
  db.prepare('VACUUM INTO ?').run(join(dirname(path), `${mark}${now.toISOString().replaceAll(/[:.]/g, '-')}`));
  const copies = readdirSync(dirname(path))
    .filter((name) => name.startsWith(mark))
    .sort();
  for (const name of copies.slice(0, -mostKept)) rmSync(join(dirname(path), name));
}
