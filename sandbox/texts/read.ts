import { readdirSync, readFileSync } from 'node:fs';

import { completeLanguages } from '../../contracts/languages.ts';

type TextFile = { language: string; group: string; texts: Readonly<Record<string, string>> };

const root = new URL('./', import.meta.url);

const foldersIn = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The complete ones come first, in their order: stored texts compare their languages in one order. */
const inOrder = (languages: readonly string[]): string[] => [
  ...completeLanguages.filter((language) => languages.includes(language)),
  ...languages.filter((language) => !completeLanguages.includes(language)),
];

/** What the server says of its own, by language and file. `group`: with its folder, because pages have such names too. */
export const serverTexts: readonly TextFile[] = inOrder(foldersIn(root)).flatMap((language) =>
  readdirSync(new URL(`${language}/`, root))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      language,
      group: `server/${name.slice(0, -'.json'.length)}`,
      texts: JSON.parse(readFileSync(new URL(`${language}/${name}`, root), 'utf8')) as Record<string, string>,
    })),
);
