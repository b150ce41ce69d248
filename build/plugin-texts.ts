import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import type { PluginTexts } from '../contracts/plugin-texts.ts';
import { root } from './aliases.ts';

/** The folder of an app's own texts, which has one `<language>.json` for each language. */
const folderOf = (id: string) => `${root}/plugins/${id}/texts`;

const languagesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.replace('.json', ''))
        .sort()
    : [];

const read = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Record<string, string>;

/** Languages in which an app of this tree has texts of its own. */
export const textLanguages = (id: string): string[] => languagesIn(folderOf(id));

export const readTexts = (id: string, language: string): Record<string, string> => read(folderOf(id), language);

/** Gives the texts as `vite dev` sends them: the source files, without pins. */
export function sourceTexts(id: string): { texts?: PluginTexts } {
  const files = textLanguages(id).map(
    (language) => [language, { file: `/plugins/${id}/texts/${language}.json` }] as const,
  );
  return files.length === 0 ? {} : { texts: Object.fromEntries(files) };
}

/** Writes one file for each language next to the app's script. `folder`: holds the sources of the texts. */
export const emitTexts = (folder: string): Plugin => ({
  name: 'openbook:plugin-texts',
  apply: 'build',
  generateBundle() {
    for (const language of languagesIn(folder)) {
      const source = JSON.stringify(read(folder, language));
      // The manifest has this hash beside the name: it compresses to nothing.
      const hash = createHash('sha384').update(source).digest('base64url').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `${language}.${hash}.json`, source });
    }
  },
});
