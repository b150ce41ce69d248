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

/** The version that the built page carries; that of the package while nothing is built. Read each time: a new build may be put in place. */
export const buildVersion = (): string =>
  versionIn('../../dist/build-info.json') ?? versionIn('../../package.json') ?? '0';
