import { readFileSync, writeFileSync } from 'node:fs';

import { framedOrigins } from '../contracts/frame-origin.ts';
import { PluginManifest } from '../contracts/plugin.ts';
import { z } from '../contracts/zod.ts';
import { commonHeaders, documentHeaders, plainPageHeaders } from '../sandbox/static/headers.ts';
import { outDir } from './out-dir.ts';

const Csp = z.object({ importMap: z.string() });

/** Writes one header as a line of nginx. With `always`, nginx adds it to error answers too. */
const line = ([name, value]: [string, string]): string =>
  `add_header ${name} "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" always;`;

const write = (file: string, headers: Record<string, string>) =>
  writeFileSync(
    `${outDir}/${file}`,
    `${Object.entries({ ...commonHeaders, ...headers })
      .map(line)
      .join('\n')}\n`,
  );

/**
 * Writes files with the headers of pages for nginx to include. They are the embedded backend's headers, with the hash
 * of this build.
 */
export function writeDocumentHeaders(): void {
  const { importMap } = Csp.parse(JSON.parse(readFileSync(`${outDir}/csp.json`, 'utf8')));
  const { plugins, frameOrigins = [] } = PluginManifest.parse(
    JSON.parse(readFileSync(`${outDir}/plugins/manifest.json`, 'utf8')),
  );
  write('document-headers.conf', documentHeaders(importMap, framedOrigins(plugins, frameOrigins)));
  write('plain-page-headers.conf', plainPageHeaders);
}
