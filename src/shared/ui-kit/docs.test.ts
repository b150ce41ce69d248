// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { vars } from '@/shared/ui/theme';

import * as kit from './index';

const docs = readFileSync('docs/ui-kit.md', 'utf8');
/** The text between a mark and the next heading. */
const section = (mark: string): string => docs.split(`<!-- ${mark} -->`)[1]?.split('\n## ')[0] ?? '';
const wordsIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const rowsOf = (mark: string): string[][] =>
  section(mark)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1));

const variablesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value.slice('var('.length, -1)] : Object.values(value as object).flatMap(variablesIn);

test('[PLUG-55] the docs list every component of the kit, and no other', () => {
  expect(rowsOf('components').flatMap(([name = '']) => wordsIn(name))).toEqual(
    Object.keys(kit).toSorted((a, b) => a.localeCompare(b)),
  );
});

test('[PLUG-55] the docs list every token that the page has, and no other', () => {
  const documented = rowsOf('tokens').flatMap(([prefix = '', names = '']) =>
    wordsIn(names).map((name) => `${wordsIn(prefix).join('')}${name}`),
  );
  expect(documented.toSorted()).toEqual(variablesIn(vars).toSorted());
});

test('[PLUG-55] the example of the docs is the file that it names', () => {
  const [, file = '', code = ''] = /```tsx (\S+)\n([\s\S]*?)```/.exec(docs) ?? [];
  expect(code).toBe(readFileSync(file, 'utf8'));
});
