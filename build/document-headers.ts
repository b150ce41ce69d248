import { readFileSync, writeFileSync } from 'node:fs';

import { commonHeaders, documentHeaders } from '../sandbox/server/static/headers.ts';
import { z } from '../contracts/zod.ts';
import { outDir } from './out-dir.ts';

const Csp = z.object({ importMap: z.string() });

/** One line of nginx; `always`: errors carry it too. */
const line = ([name, value]: [string, string]): string =>
  `add_header ${name} "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" always;`;

/** Writes what the document must be sent with as a file that nginx includes: the same headers as the embedded backend's, with this build's hash. */
export function writeDocumentHeaders(): void {
  const { importMap } = Csp.parse(JSON.parse(readFileSync(`${outDir}/csp.json`, 'utf8')));
  const headers = { ...commonHeaders, ...documentHeaders(importMap) };
  writeFileSync(`${outDir}/document-headers.conf`, `${Object.entries(headers).map(line).join('\n')}\n`);
}
