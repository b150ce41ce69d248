import { readFileSync, readdirSync } from 'node:fs';

import type { DictionaryFile } from '../../build/dictionary-faults.ts';

const folder = 'contracts/dictionaries';

/** Every file of every language, as it is now. */
export const readDictionaries = (): DictionaryFile[] =>
  readdirSync(folder).flatMap((language) =>
    readdirSync(`${folder}/${language}`)
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({
        language,
        group: file.replace('.json', ''),
        texts: JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')) as Record<string, string>,
      })),
  );
