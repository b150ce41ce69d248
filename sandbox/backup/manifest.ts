import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { z } from '../../contracts/zod.ts';

/** Names of what a backup may hold. */
export const names = {
  database: 'site.sqlite',
  provider: 'provider.sqlite',
  plugins: 'plugins',
  manifest: 'backup.json',
};

/** `files`: the SHA-256 of each. A backup without this file is not whole. */
const Manifest = z.object({ at: z.string(), files: z.record(z.string(), z.string()) });
export type Manifest = z.infer<typeof Manifest>;

/** A backup that cannot be used, or cannot be made. The message is the line that the operator reads. */
export class BackupFault extends Error {}

export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export function readManifest(folder: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(join(folder, names.manifest), 'utf8')));
  } catch {
    throw new BackupFault(`${folder} is no whole backup: ${names.manifest} cannot be read.`);
  }
}
