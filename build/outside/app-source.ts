import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { runnerImport } from 'vite';

import { PublishedVersion } from '../../contracts/plugin-publish.ts';
import type { PluginSource } from '../../plugins/sdk/source.ts';
import { Stop } from './stop.ts';

export const outDir = (folder: string): string => join(folder, 'dist');

/** Reads what the app says about itself in its `plugin.ts`. */
export async function readAppSource(folder: string): Promise<PluginSource> {
  const file = join(folder, 'plugin.ts');
  if (!existsSync(file))
    throw new Stop('There is no plugin.ts here: openbook-plugin new <id> makes a folder with one.');
  const { module } = await runnerImport<{ plugin?: PluginSource }>(file, { root: folder, logLevel: 'error' });
  if (module.plugin === undefined) throw new Stop('plugin.ts must export "plugin".');
  if (!PublishedVersion.safeParse(module.plugin.version).success)
    throw new Stop(`plugin.ts: the version "${module.plugin.version}" must be three numbers, as 1.2.0.`);
  return module.plugin;
}
