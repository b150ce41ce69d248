import { readdirSync, readFileSync } from 'node:fs';

import { inOrder } from '../../contracts/languages.ts';

export const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Names of the JSON files of a folder, without their end. */
export const namesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));

/** What a folder has as <language>.json. The lint holds every file to the shape of the English one. */
export const byLanguage = <T>(folder: URL): ReadonlyMap<string, T> =>
  new Map(inOrder(namesIn(folder)).map((language) => [language, readJson(new URL(`${language}.json`, folder)) as T]));
