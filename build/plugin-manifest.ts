import { writeFile } from 'node:fs/promises';

import { version as react } from 'react';

import type { PluginEntry, PluginManifest } from '../contracts/plugin.ts';
import type { PluginHostFacts } from '../contracts/plugin-publish.ts';
import { sdkVersion } from '../plugins/sdk/host.ts';
import { root } from './aliases.ts';
import { readHostFacts } from './host-facts.ts';
import { faultLine, manifestFaults } from './manifest-faults.ts';
import { manifestSchema } from './manifest-schema.ts';
import { outDir as buildDir } from './out-dir.ts';
import { builtFields } from './plugin-files.ts';
import { pluginIds, readPluginSource, viewEntry } from './plugin-sources.ts';

const outDir = `${root}/${buildDir}/plugins`;
const schemaFile = 'manifest.schema.json';

async function describe(id: string): Promise<PluginEntry> {
  const source = await readPluginSource(id);
  return viewEntry(source) ?? { enabled: true, ...source, ...builtFields(`${outDir}/${id}`, `/plugins/${id}`) };
}

/**
 * Writes dist/plugins/manifest.json from the plugins' own descriptions and the built files. Also writes the public JSON
 * Schema of the manifest, and the facts about the host that publishing an app is checked against.
 */
export async function writePluginManifest(mode: string): Promise<PluginManifest> {
  const plugins = await Promise.all(pluginIds().map(describe));
  const manifest = { $schema: `/plugins/${schemaFile}`, version: 1 as const, plugins };
  const faults = manifestFaults(manifest, await readHostFacts(mode));
  if (faults.length > 0) throw new Error(`The plugin manifest:\n${faults.map(faultLine).join('\n')}`);
  await writeFile(`${outDir}/manifest.json`, `${JSON.stringify(manifest)}\n`);
  await writeFile(`${outDir}/${schemaFile}`, `${JSON.stringify(manifestSchema(), null, 2)}\n`);
  const facts: PluginHostFacts = { sdk: sdkVersion, react };
  await writeFile(`${outDir}/host.json`, `${JSON.stringify(facts)}\n`);
  return manifest;
}
