import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

import type { PluginEntry } from '../../contracts/plugin.ts';
import { pluginBuild } from '../plugin-build.ts';
import { builtFields } from '../plugin-files.ts';
import { outDir, readAppSource } from './app-source.ts';
import { Stop } from './stop.ts';

export const entryFile = 'entry.json';

/** Builds the app as the host builds its own, and writes its entry beside its files. */
export async function buildApp(folder: string): Promise<string> {
  // Reading plugin.ts would make this a development build, which bundles React's other JSX runtime.
  process.env.NODE_ENV = 'production';
  const source = await readAppSource(folder);
  const { id, version } = source;
  const input = ['index.tsx', 'index.ts'].map((name) => join(folder, name)).find((file) => existsSync(file));
  if (input === undefined) throw new Stop('There is no index.tsx here: it calls definePlugin.');
  await build(pluginBuild({ id, root: folder, input, outDir: outDir(folder) }));
  const fields = builtFields(outDir(folder), `/plugins/${id}/${version}`);
  const entry: PluginEntry = { enabled: true, ...source, ...fields };
  writeFileSync(join(outDir(folder), entryFile), `${JSON.stringify(entry, null, 2)}\n`);
  return `Built ${id} ${version}: ${String(fields.size)} bytes of brotli.`;
}
