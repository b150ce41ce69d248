import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PluginEntry } from '../../contracts/plugin.ts';
import { faultLine, manifestFaults } from '../manifest-faults.ts';
import { outDir, readAppSource } from './app-source.ts';
import { entryFile } from './build-app.ts';
import { readPackageFacts } from './package-facts.ts';
import { Stop } from './stop.ts';

export type BuiltApp = { entry: PluginEntry; files: { name: string; bytes: Uint8Array }[] };

/** Reads the built app if the host of this package would accept it. Otherwise it stops and lists every fault. */
export async function readBuiltApp(folder: string): Promise<BuiltApp> {
  const dist = outDir(folder);
  if (!existsSync(join(dist, entryFile))) throw new Stop('Nothing is built here: openbook-plugin build.');
  const raw: unknown = JSON.parse(readFileSync(join(dist, entryFile), 'utf8'));
  const { version } = await readAppSource(folder);
  const files = readdirSync(dist)
    .filter((name) => name !== entryFile)
    .map((name) => ({ name, bytes: readFileSync(join(dist, name)) }));
  const faults = manifestFaults(
    { version: 1, plugins: [raw] },
    {
      react: readPackageFacts().openbook.react,
      // Only the host knows which pages show apps. It answers when the version is published.
      takesApps: () => true,
      read: (address) => files.find(({ name }) => address.endsWith(`/${name}`))?.bytes ?? null,
    },
  );
  if (faults.length > 0) throw new Stop(faults.map(faultLine).join('\n'));
  const entry = PluginEntry.parse(raw);
  if (entry.version !== version)
    throw new Stop(`dist/ is of version ${entry.version}, plugin.ts of ${version}: openbook-plugin build.`);
  return { entry, files };
}
