import { existsSync, readdirSync } from 'node:fs';

import type { PluginPage } from '../contracts/own-pages.ts';
import type { PluginEntry } from '../contracts/plugin.ts';
import type { PluginSource } from '../plugins/sdk/source.ts';
import { root } from './aliases.ts';
import { readTexts, textLanguages } from './plugin-texts.ts';

export const pluginsFolder = `${root}/plugins`;

/** Ids of the remote apps in this tree, which are the folders with a `plugin.ts`. */
export const pluginIds = (): string[] =>
  readdirSync(pluginsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${pluginsFolder}/${entry.name}/plugin.ts`))
    .map(({ name }) => name)
    .sort();

/** A title that is a key of the app's own texts is in the manifest in every language that the app has. */
function titled(id: string, page: PluginPage): PluginPage {
  const { title } = page;
  if (typeof title !== 'string') return page;
  const texts = textLanguages(id).flatMap((language) => {
    const own = readTexts(id, language)[title];
    return own === undefined ? [] : [[language, own] as const];
  });
  return texts.length === 0 ? page : { ...page, title: Object.fromEntries(texts) };
}

export async function readPluginSource(id: string): Promise<PluginSource> {
  const { plugin } = (await import(`${pluginsFolder}/${id}/plugin.ts`)) as { plugin: PluginSource };
  if (plugin.id !== id) throw new Error(`plugins/${id}/plugin.ts: the id is "${plugin.id}", the folder says "${id}".`);
  const { pages } = plugin as { pages?: PluginPage[] };
  return pages === undefined ? plugin : { ...plugin, pages: pages.map((page) => titled(id, page)) };
}

/** Entry of a view, which the build need not make. Null: the app is a module. */
export const viewEntry = ({ view, ...source }: PluginSource): PluginEntry | null =>
  view === undefined ? null : { enabled: true, ...source, kind: 'view', entry: view };

/** Those that the build makes. */
export const moduleIds = (): string[] => pluginIds().filter((id) => existsSync(`${pluginsFolder}/${id}/index.tsx`));

/** Those that have layers inside. */
export const largeIds = (): string[] => moduleIds().filter((id) => existsSync(`${pluginsFolder}/${id}/app`));
