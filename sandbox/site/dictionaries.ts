import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';

/** Texts by key. Plural forms are keys of their own. */
export type Dictionary = Record<string, string>;

const root = new URL('../../contracts/dictionaries/', import.meta.url);

type Entry = { stamp: string; texts: Dictionary };
const read = new Map<string, Entry>();

/** A file as it is now: an edited one is read again, so that a translator sees the change on reload. Empty when there is none. */
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

/** Names of all groups: those that exist in English. */
export const dictionaryGroups = (): string[] =>
  readdirSync(new URL('en/', root))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

/** A group in a language, key by key over English; null when there is no such group. */
export function dictionary(language: string, group: string): Dictionary | null {
  if (!/^[a-z][a-z0-9-]*$/.test(group) || !/^[a-z]{2}$/.test(language)) return null;
  const english = textsOf('en', group);
  if (Object.keys(english).length === 0) return null;
  return { ...english, ...textsOf(language, group) };
}

/** A short name of exactly these texts. */
export const versionOf = (groups: Record<string, Dictionary>): string =>
  createHash('sha256').update(JSON.stringify(groups)).digest('base64url').slice(0, 12);

/** Every group in these languages, without the English that fills its gaps. */
export const ownTexts = (languages: readonly string[]): { language: string; group: string; texts: Dictionary }[] =>
  languages.flatMap((language) =>
    dictionaryGroups().map((group) => ({ language, group, texts: textsOf(language, group) })),
  );
