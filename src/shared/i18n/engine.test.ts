import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { createEngine, isAdvanced } from './engine';
import { createLibraryEngine } from './library-engine';

const read = (language: string): Record<string, string> => {
  const folder = `contracts/dictionaries/${language}`;
  const groups = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object);
  return Object.assign({}, ...groups) as Record<string, string>;
};

const engines = [
  ['ours', createEngine],
  ['i18next', createLibraryEngine],
] as const;

test('[LANG-17] a text that only i18next understands is none for ours: nobody reads its notation', () => {
  const texts = { a: '$t(b) and more', b: 'B', c: '{{sum, currency}}' };
  const find = createEngine({ locale: 'en', texts, fallback: {} });
  expect([find('a'), find('b'), find('c', { sum: 1 })]).toEqual([null, 'B', null]);
});

describe.each(engines)('%s', (_, create) => {
  const english = { a: 'A {{name}}', n_one: '{{count}} game', n_other: '{{count}} games', only: 'only here' };

  test('[LANG-10] a text of the language, else the English one, else none', () => {
    const find = create({ locale: 'de', texts: { a: 'Ä {{name}}' }, fallback: english });
    expect(find('a', { name: 'x' })).toBe('Ä x');
    expect(find('only')).toBe('only here');
    expect(find('nowhere')).toBeNull();
  });

  test('numbers are written as the language writes them', () => {
    const find = create({ locale: 'de', texts: { a: '{{name}}' }, fallback: {} });
    expect(find('a', { name: 12345 })).toBe('12.345');
  });

  test.each([
    ['en', 1, '1 game'],
    ['en', 5, '5 games'],
  ])('plural of %s %i', (locale, count, text) => {
    expect(create({ locale, texts: english, fallback: {} })('n', { count })).toBe(text);
  });

  test.each([
    [1, 'игра'],
    [2, 'игры'],
    [5, 'игр'],
    [21, 'игра'],
    [112, 'игр'],
  ])('Russian has three forms: %i %s', (count, word) => {
    const texts = { n_one: 'игра', n_few: 'игры', n_many: 'игр' };
    expect(create({ locale: 'ru', texts, fallback: english })('n', { count })).toBe(word);
  });

  test.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [11, 'many'],
    [100, 'other'],
  ])('Arabic has six forms: %i %s', (count, form) => {
    const texts = Object.fromEntries(['zero', 'one', 'two', 'few', 'many', 'other'].map((name) => [`n_${name}`, name]));
    expect(create({ locale: 'ar', texts, fallback: {} })('n', { count })).toBe(form);
  });
});

test.each(['en', 'ru', 'es', 'pt', 'tr', 'ar'])('our few lines and i18next read every text of %s alike', (locale) => {
  const texts = read(locale);
  const [ours, library] = [createEngine, createLibraryEngine].map((create) => create({ locale, texts, fallback: {} }));
  const values = { count: 3, name: 'Ann', time: '12:00', sport: 'Chess' };
  for (const key of Object.keys(texts)) {
    const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    // Our engine leaves a placeholder without a value as it is, i18next empties it. Either way the caller made a
    // mistake.
    const hasAll = [...(texts[key] ?? '').matchAll(/\{\{\s*(\w+)/g)].every(([, name = '']) => name in values);
    if (hasAll) expect(ours!(base, values), key).toBe(library!(base, values));
  }
});

test('only what i18next alone can do brings it in', () => {
  expect(isAdvanced({ a: 'plain {{name}}', b_one: '{{count}}' })).toBe(false);
  expect(isAdvanced({ a: '{{sum, currency}}' })).toBe(true);
  expect(isAdvanced({ a: '$t(other)' })).toBe(true);
});
