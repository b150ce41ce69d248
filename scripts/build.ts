/**
 * `npm run build [-- --mode staging]`: builds the host, the remote apps, their manifest, the hashes of the policy and
 * the status of every route. Writes dist/build-info.json last, so that a broken build never counts as complete.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { build } from 'vite';

import { writeBuildInfo } from '../build/build-info.ts';
import { writeDocumentHeaders } from '../build/document-headers.ts';
import { frameBuild, frameIds } from '../build/frame-build.ts';
import { hashInputs } from '../build/inputs.ts';
import { outDir } from '../build/out-dir.ts';
import { plannedFiles } from '../build/planned-files.ts';
import { writePluginManifest } from '../build/plugin-manifest.ts';
import { moduleIds } from '../build/plugin-sources.ts';
import { writeRouteStatus } from '../build/route-status.ts';
import { writeVerifier } from '../build/verifier-page.ts';
import { pluginConfig } from '../vite.plugins.config.ts';

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
const { mode } = values;
if (mode !== 'production' && mode !== 'staging') {
  process.stderr.write(`Unknown mode "${mode}": production or staging.\n`);
  process.exit(1);
}

const inputs = hashInputs();
rmSync(outDir, { recursive: true, force: true });
await build({ mode, logLevel: 'warn', build: { outDir }, plugins: [await plannedFiles(mode)] });
for (const id of moduleIds()) await build({ ...pluginConfig(id), mode });
for (const id of frameIds) await build({ ...frameBuild(id), mode });
await writeVerifier();
const { plugins } = await writePluginManifest(mode);
await writeRouteStatus(mode);
writeDocumentHeaders();
writeBuildInfo(mode, inputs);
process.stdout.write(
  `Built the host (${mode}) and ${String(plugins.length)} remote apps: ${plugins.map(({ id }) => id).join(', ')}.\n`,
);
