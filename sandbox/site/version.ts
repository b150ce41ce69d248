import { readFileSync } from 'node:fs';

import { z } from '../../contracts/zod.ts';

const Versioned = z.object({ version: z.string() });

function versionIn(path: string): string | null {
  try {
    return Versioned.parse(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))).version;
  } catch {
    return null;
  }
}

/**
 * Reads the version of the built page, or of the package while nothing is built. It reads each time, because a new
 * build may appear.
 */
export const buildVersion = (): string =>
  versionIn('../../dist/build-info.json') ?? versionIn('../../package.json') ?? '0';
