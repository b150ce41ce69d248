/**
 * `npm run plugins:check [-- file]`: reports every fault of a plugin manifest by its JSON path, with what to do, and
 * exits with 1 if there is one. Without a file it checks the remote apps of this tree, and the built manifest if there
 * is one.
 */
import { existsSync, readFileSync } from 'node:fs';

import { readHostFacts } from '../build/host-facts.ts';
import { faultLine, type HostFacts, type ManifestFault, manifestFaults } from '../build/manifest-faults.ts';
import { outDir } from '../build/out-dir.ts';
import { pluginIds, readPluginSource, viewEntry } from '../build/plugin-sources.ts';

const [given] = process.argv.slice(2);
const built = `${outDir}/plugins/manifest.json`;
const host = await readHostFacts('production');

function readManifest(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  }
}

/** Leaves out what only a build knows, because the sources name no files yet. */
async function sourceFaults(facts: HostFacts): Promise<ManifestFault[]> {
  const plugins = await Promise.all(
    pluginIds().map(async (id) => {
      const source = await readPluginSource(id);
      return viewEntry(source) ?? { enabled: true, ...source, kind: 'module', entry: '/plugins/x.js' };
    }),
  );
  return manifestFaults({ version: 1, plugins }, facts).filter(({ path }) => !/\.(?:entry|integrity)$/.test(path));
}

const told: [name: string, faults: ManifestFault[]][] =
  given === undefined
    ? [
        ['plugins/*/plugin.ts', await sourceFaults(host)],
        ...(existsSync(built) ? [[built, manifestFaults(readManifest(built), host)] as [string, ManifestFault[]]] : []),
      ]
    : [[given, manifestFaults(readManifest(given), host)]];
for (const [name, faults] of told) {
  if (faults.length > 0) process.stderr.write(`${name}:\n${faults.map(faultLine).join('\n')}\n`);
  else process.stdout.write(`${name}: no fault.\n`);
}
if (told.some(([, faults]) => faults.length > 0)) process.exitCode = 1;
