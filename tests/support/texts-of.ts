/** Every text of a language that a person reads: interface, apps, server, articles, rules, promotions, help chat. */
import { readFileSync } from 'node:fs';

import { treeFiles } from '../../scripts/lib/tree.ts';

type Named = readonly [key: string, text: string];

/** What a file has beside texts: words that a helper listens for, names and addresses that nobody reads. */
const unread = new Set(['words', 'slug', 'id']);

const textsIn = (value: unknown, name: string): readonly Named[] => {
  if (typeof value === 'string') return value.startsWith('/') ? [] : [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (unread.has(key) ? [] : textsIn(part, key)));
};

const readIn = (file: string) => textsIn(JSON.parse(readFileSync(file, 'utf8')) as unknown, file);

/** Gives them by key. What the search of markets listens for is no text. */
export const textsOf = (language: string): readonly Named[] =>
  treeFiles(
    `contracts/dictionaries/${language}`,
    `sandbox/texts/${language}`,
    `sandbox/*/${language}.json`,
    `plugins/*/${language}.json`,
    ':!*/wishes.json',
  ).flatMap(readIn);
