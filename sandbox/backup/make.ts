import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

import { auditOf } from '../audit/index.ts';
import type { DataFiles } from '../server/data-files.ts';
import { syncFile } from './disk.ts';
import { BackupFault, type Manifest, names, sumOf } from './manifest.ts';

/**
 * All pages in one step: the copy is of one moment, whatever is written during it. A backup in several steps would
 * start again at each write.
 */
const allPages = 2 ** 31 - 1;

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
  // A single file: the server accepts a log next to it again.
  const copy = new DatabaseSync(to);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
}

const stampOf = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

export type Made = { folder: string; findings: string[] };

/**
 * Copies what a server keeps into a folder of its own below `to`, while that server works. The books of the copy are compared: a
 * backup that does not add up is kept, and says so. A backup that was broken off has another name.
 */
export async function makeBackup(files: DataFiles, to: string, now = new Date()): Promise<Made> {
  if (!existsSync(files.database)) throw new BackupFault(`There is no database ${files.database}.`);
  const folder = join(to, stampOf(now));
  const growing = `${folder}.incomplete`;
  mkdirSync(growing, { recursive: true });
  try {
    const sums: Manifest['files'] = {};
    const take = async (from: string, name: string) => {
      await copyDatabase(from, join(growing, name));
      sums[name] = await sumOf(join(growing, name));
      syncFile(join(growing, name));
    };
    await take(files.database, names.database);
    // What comes later may know more than the books, never less: a payment that they do not know is asked for.
    if (existsSync(files.provider)) await take(files.provider, names.provider);
    if (files.plugins !== null && existsSync(files.plugins))
      cpSync(files.plugins, join(growing, names.plugins), { recursive: true });
    const findings = auditOf(join(growing, names.database));
    const manifest: Manifest = { at: now.toISOString(), files: sums };
    writeFileSync(join(growing, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    renameSync(growing, folder);
    return { folder, findings };
  } catch (error) {
    rmSync(growing, { recursive: true, force: true });
    throw error;
  }
}
