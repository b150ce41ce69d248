import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

import { namesIn } from '../texts/folder.ts';

/** Texts by key. Plural forms are keys of their own. */
export type Dictionary = Record<string, string>;

const root = new URL('../../contracts/dictionaries/', import.meta.url);

type Entry = { stamp: string; texts: Dictionary };
const read = new Map<string, Entry>();

/** Reads a file again when it was edited, so that a translator sees the change on reload. Empty when there is none. */
function textsOf(language: string, group: string): Dictionary {
  const file = new URL(`${language}/${group}.json`, root);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return {};
  const stamp = `${String(stat.mtimeMs)}:${String(stat.size)}`;
  const known = read.get(file.pathname);
  if (known?.stamp === stamp) return known.texts;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
  read.set(file.pathname, { stamp, texts });
  return texts;
}

/** Names of all groups that exist in English. */
export const dictionaryGroups = (): string[] => namesIn(new URL('en/', root)).sort();

/** Gives a group in a language; a key without a text keeps the English one. Null when there is no such group. */
export function dictionary(language: string, group: string): Dictionary | null {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(group) || !/^[a-z]{2}$/.test(language)) return null;
  const english = textsOf('en', group);
  if (Object.keys(english).length === 0) return null;
  return { ...english, ...textsOf(language, group) };
}

/** A short name for exactly these texts. */
export const versionOf = (groups: Record<string, Dictionary>): string =>
  createHash('sha256').update(JSON.stringify(groups)).digest('base64url').slice(0, 12);

/** Gives every group in these languages, without the English texts that would fill gaps. */
export const ownTexts = (languages: readonly string[]): { language: string; group: string; texts: Dictionary }[] =>
  languages.flatMap((language) =>
    dictionaryGroups().map((group) => ({ language, group, texts: textsOf(language, group) })),
  );
