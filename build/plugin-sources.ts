import { existsSync, readdirSync } from 'node:fs';

import type { PluginSource } from '../plugins/sdk/source.ts';
import { root } from './aliases.ts';

export const pluginsFolder = `${root}/plugins`;

/** Ids of the remote apps in this tree, which are the folders with a `plugin.ts`. */
export const pluginIds = (): string[] =>
  readdirSync(pluginsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${pluginsFolder}/${entry.name}/plugin.ts`))
    .map(({ name }) => name)
    .sort();

export async function readPluginSource(id: string): Promise<PluginSource> {
  const { plugin } = (await import(`${pluginsFolder}/${id}/plugin.ts`)) as { plugin: PluginSource };
  if (plugin.id !== id) throw new Error(`plugins/${id}/plugin.ts: the id is "${plugin.id}", the folder says "${id}".`);
  return plugin;
}
