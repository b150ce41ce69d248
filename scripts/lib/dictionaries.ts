import { readdirSync, readFileSync } from 'node:fs';

import type { DictionaryFile } from '../../build/dictionary-faults.ts';
import { pluginIds } from '../../build/plugin-sources.ts';
import { readTexts, textLanguages } from '../../build/plugin-texts.ts';
import { contentTexts } from '../../sandbox/texts/content-files.ts';
import { serverTexts } from '../../sandbox/texts/read.ts';

const folder = 'contracts/dictionaries';

/** Reads every file of every language from the disk. */
export const readDictionaries = (): DictionaryFile[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: language }) =>
      readdirSync(`${folder}/${language}`)
        .filter((file) => file.endsWith('.json'))
        .map((file) => ({
          language,
          group: file.replace('.json', ''),
          texts: JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')) as Record<string, string>,
        })),
    );

/** Reads a remote app's own texts from the disk. */
export const readOwnTexts = (id: string): DictionaryFile[] =>
  textLanguages(id).map((language) => ({ language, group: `plugins/${id}`, texts: readTexts(id, language) }));

/** Every text that a person reads: of the page, its apps, the server, its articles, rules and promotions. */
export const readEveryText = (): DictionaryFile[] => [
  ...readDictionaries(),
  ...pluginIds().flatMap(readOwnTexts),
  ...serverTexts,
  ...contentTexts(),
];
