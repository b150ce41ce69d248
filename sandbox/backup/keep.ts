import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { names } from './manifest.ts';

const stamp = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Whole backups of a folder, oldest first. Any other file there is no backup. */
const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => stamp.test(name) && existsSync(join(folder, name, names.manifest)))
    .sort();

/** Deletes all but the newest `most`. Gives the names of those that went. */
export function keepNewest(folder: string, most: number): string[] {
  const old = backupsIn(folder).slice(0, -most);
  for (const name of old) rmSync(join(folder, name), { recursive: true });
  return old;
}
