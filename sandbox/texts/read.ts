import { readdirSync } from 'node:fs';

import { inOrder } from '../../contracts/languages.ts';
import { namesIn, readJson } from './folder.ts';

type TextFile = { language: string; group: string; texts: Readonly<Record<string, string>> };

const root = new URL('./', import.meta.url);

const foldersIn = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** What the server says of its own, by language and file. `group`: with its folder, because pages have such names too. */
export const serverTexts: readonly TextFile[] = inOrder(foldersIn(root)).flatMap((language) => {
  const folder = new URL(`${language}/`, root);
  return namesIn(folder).map((name) => ({
    language,
    group: `server/${name}`,
    texts: readJson(new URL(`${name}.json`, folder)) as Record<string, string>,
  }));
});
