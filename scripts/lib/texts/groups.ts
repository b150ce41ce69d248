/** Every file with texts, in the languages that have it: what translators get, and what comes back from them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { completeLanguages } from '../../../contracts/languages.ts';
import { contentFolders, textsOf } from '../../../sandbox/texts/content-files.ts';

/** `file`: with `{lng}` for the language. `isPage`: a shape with texts in it, where the others have a text for each key. */
export type TextGroup = { file: string; isPage: boolean };
export type Texts = Readonly<Record<string, string>>;

const jsonIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];

const keyed = (folder: string): TextGroup[] =>
  jsonIn(`${folder}/en`).map((name) => ({ file: `${folder}/{lng}/${name}`, isPage: false }));

/** `root`: of the tree. */
export const textGroups = (root: string): TextGroup[] =>
  [
    ...keyed(`${root}/contracts/dictionaries`),
    ...keyed(`${root}/sandbox/texts`),
    ...readdirSync(`${root}/plugins`)
      .filter(
        (id) => existsSync(`${root}/plugins/${id}/plugin.ts`) && existsSync(`${root}/plugins/${id}/texts/en.json`),
      )
      .map((id) => ({ file: `${root}/plugins/${id}/texts/{lng}.json`, isPage: false })),
    ...contentFolders.map((folder) => ({ file: `${root}/${folder}/{lng}.json`, isPage: true })),
  ].map(({ file, isPage }) => ({ file: file.slice(root.length + 1), isPage }));

/** What a file holds in a language; undefined: there is none. */
export function contentOf(root: string, { file }: TextGroup, language: string): unknown {
  const path = `${root}/${file.replace('{lng}', language)}`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : undefined;
}

export function textsIn(root: string, group: TextGroup, language: string): Texts {
  const content = contentOf(root, group, language) ?? {};
  return group.isPage ? textsOf(content) : (content as Texts);
}

/** How many signs a text has in the complete language that needs the most: about so many have their place. */
export const longestOf = (root: string, group: TextGroup): ((key: string) => number) => {
  const all = completeLanguages.map((language) => textsIn(root, group, language));
  return (key) => Math.max(0, ...all.map((texts) => texts[key]?.length ?? 0));
};
