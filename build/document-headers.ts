import { readFileSync, writeFileSync } from 'node:fs';

import { commonHeaders, documentHeaders, plainPageHeaders } from '../sandbox/server/static/headers.ts';
import { z } from '../contracts/zod.ts';
import { outDir } from './out-dir.ts';

const Csp = z.object({ importMap: z.string() });

/** One line of nginx; `always`: errors carry it too. */
const line = ([name, value]: [string, string]): string =>
  `add_header ${name} "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" always;`;

const write = (file: string, headers: Record<string, string>) =>
  writeFileSync(
    `${outDir}/${file}`,
    `${Object.entries({ ...commonHeaders, ...headers })
      .map(line)
      .join('\n')}\n`,
  );

/** Writes what pages must be sent with as files that nginx includes: the same headers as the embedded backend's, with this build's hash. */
export function writeDocumentHeaders(): void {
  const { importMap } = Csp.parse(JSON.parse(readFileSync(`${outDir}/csp.json`, 'utf8')));
  write('document-headers.conf', documentHeaders(importMap));
  write('plain-page-headers.conf', plainPageHeaders);
}
