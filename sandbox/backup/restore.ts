import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { auditOf } from '../audit/index.ts';
import { holdDatabase } from '../db/index.ts';
import type { DataFiles } from '../server/data-files.ts';
import { syncFile } from './disk.ts';
import { BackupFault, names, readManifest, sumOf } from './manifest.ts';

/** Each file must be the one that was written then. */
async function checkSums(folder: string): Promise<void> {
  for (const [name, sum] of Object.entries(readManifest(folder).files)) {
    const file = join(folder, name);
    if (!existsSync(file)) throw new BackupFault(`${folder} is no whole backup: ${name} is missing.`);
    if ((await sumOf(file)) !== sum)
      throw new BackupFault(`${name} of ${folder} is not the file that was written then.`);
  }
}

/** Nothing is deleted: what stood there goes aside under another name. */
function moveAside(path: string, mark: string): void {
  if (existsSync(path)) renameSync(path, `${path}${mark}`);
}

const incoming = (to: string): string => `${to}.incoming`;

/** A disk that is full is found before anything has moved. */
function bring(from: string, to: string): void {
  rmSync(incoming(to), { recursive: true, force: true });
  if (!existsSync(from)) return;
  cpSync(from, incoming(to), { recursive: true });
  if (statSync(from).isFile()) syncFile(incoming(to));
}

function exchange(to: string, mark: string): void {
  // The log belongs to the file beside it: SQLite would play it into the other one.
  for (const end of ['', '-wal', '-shm']) moveAside(`${to}${end}`, mark);
  if (existsSync(incoming(to))) renameSync(incoming(to), to);
}

export type Restored = { aside: string; findings: string[] };

/**
 * Puts a backup where a server finds it. Refused while a server works there, and for a backup whose files are not those
 * that were written. `findings`: what the audit says of the books that are there now.
 */
export async function restoreBackup(folder: string, files: DataFiles, now = new Date()): Promise<Restored> {
  await checkSums(folder);
  const held = holdDatabase(files.database);
  try {
    const aside = `.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    const places = [
      [names.database, files.database],
      [names.provider, files.provider],
      ...(files.plugins === null ? [] : [[names.plugins, files.plugins] as const]),
    ] as const;
    for (const [name, to] of places) bring(join(folder, name), to);
    for (const [, to] of places) exchange(to, aside);
    return { aside, findings: auditOf(files.database) };
  } finally {
    held.release();
  }
}
