import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { completeLanguages } from '@contracts/languages';

import { addGroups, awaited, createTexts, type Dictionary, readerOf, replaceOwnTexts } from './instance';

const read = (language: string): Dictionary => {
  const folder = `contracts/dictionaries/${language}`;
  const groups = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object);
  return Object.assign({}, ...groups) as Dictionary;
};

function readerWith(language: string, byLanguage: Readonly<Record<string, Dictionary>>, locale = language) {
  const texts = createTexts();
  for (const [code, group] of Object.entries(byLanguage)) addGroups(texts, code, { main: group });
  const { find } = readerOf(texts, language, locale);
  const has = (...asked: Parameters<typeof find>) => find(...asked) !== awaited;
  return { texts, find, has };
}

const english = { a: 'A {{name}}', n_one: '{{count}} game', n_other: '{{count}} games', only: 'only here' };

test('[LANG-10] a text of the language, else the English one, else none', () => {
  const { find, has } = readerWith('de', { de: { a: 'Ä {{name}}' }, en: english });
  expect([find('a', { name: 'x' }), find('only'), find('nowhere')]).toEqual(['Ä x', 'only here', awaited]);
  expect(['a', 'only', 'nowhere'].map((key) => has(key))).toEqual([true, true, false]);
});

test('[LANG-16] numbers are written as the page writes them, in a text that English lends too', () => {
  const { find } = readerWith('de', { de: { a: '{{name}}' }, en: { b: '{{name}}' } }, 'de-u-nu-latn');
  expect([find('a', { name: 12345 }), find('b', { name: 12345 })]).toEqual(['12.345', '12.345']);
});

test('[LANG-17] texts may quote each other; what a player typed quotes nothing and hides nothing', () => {
  const { find } = readerWith('en', { en: { a: '$t(b) and more', b: 'B', c: 'Hello, {{name}}: {{sum}}' } });
  expect(find('a')).toBe('B and more');
  expect(find('c', { name: '$t(b) {{sum}} <b>', sum: 5 })).toBe('Hello, $t(b) {{sum}} <b>: 5');
});

test('a value that did not come leaves its place readable; names of options are values like others', () => {
  const { find } = readerWith('en', { en: { a: '{{who}} and {{lng}}, {{context}}' } });
  expect(find('a', { lng: 'ru', context: 'x' })).toBe('{{who}} and ru, x');
});

describe('the page reads its texts anew only where one reads otherwise', () => {
  const main = { a: 'A', n_one: '{{count}} game', n_other: '{{count}} games' };
  test.each([
    ['nobody has asked for it', [], { b: 'B' }, false],
    ['a key that had no text', ['b'], { b: 'B' }, true],
    ['a number of things that had none', ['m'], { m_one: '{{count}} bet', m_other: '{{count}} bets' }, true],
    ['the same text again', ['a'], { a: 'A' }, false],
    ['another text of a key', [], { a: 'AA' }, true],
    ['plural forms that were there', ['n'], { b: 'B' }, false],
  ])('%s', (_, asked, group, isSeen) => {
    const { texts, find } = readerWith('en', { en: main });
    for (const key of asked) find(key, { count: 1 });
    expect(addGroups(texts, 'en', { more: group })).toBe(isSeen);
  });

  test('a text that English lent is one that may come; a missing key that somebody only asked about is another', () => {
    const { texts, find, has } = readerWith('de', { de: {}, en: { a: 'A' } });
    find('a');
    has('b');
    expect(addGroups(texts, 'de', { x: { c: 'C' } })).toBe(false);
    expect(addGroups(texts, 'de', { x: { a: 'Ä' } })).toBe(true);
    expect(addGroups(texts, 'en', { x: { b: 'B' } })).toBe(true);
  });

  test('what a text quotes may come later', () => {
    const { texts, find } = readerWith('en', { en: { a: '$t(b) and more' } });
    find('a');
    expect(addGroups(texts, 'en', { x: { b: 'B' } })).toBe(true);
    expect(find('a')).toBe('B and more');
  });

  test('an app that goes takes texts along that stood on the page', () => {
    const { texts } = readerWith('en', { en: { a: 'A' } });
    const own = { en: { header: { 'header.a': 'H' } } };
    expect([replaceOwnTexts(texts, own), replaceOwnTexts(texts, own), replaceOwnTexts(texts, {})]).toEqual([
      ...[false, false, true],
    ]);
  });
});

describe('plural forms', () => {
  test.each([
    ['en', 1, '1 game'],
    ['en', 5, '5 games'],
    ['de', 1, '1 game'],
  ])('of %s %i', (language, count, text) => {
    expect(readerWith(language, { en: english }).find('n', { count })).toBe(text);
  });

  test.each([
    [1, 'игра'],
    [2, 'игры'],
    [5, 'игр'],
    [21, 'игра'],
    [112, 'игр'],
  ])('Russian has three: %i %s', (count, word) => {
    const { find } = readerWith('ru', { ru: { n_one: 'игра', n_few: 'игры', n_many: 'игр' }, en: english });
    expect(find('n', { count })).toBe(word);
  });

  test.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [11, 'many'],
    [100, 'other'],
  ])('Arabic has six: %i %s', (count, form) => {
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
    const { find, has } = readerWith('ar', { ar: Object.fromEntries(forms.map((name) => [`n_${name}`, name])) });
    expect([find('n', { count }), has('n', { count }), has('n')]).toEqual([form, true, false]);
  });
});

test.each(completeLanguages)('[LANG-10] every text of %s can be said', (language) => {
  const own = read(language);
  const { find } = readerWith(language, { [language]: own });
  for (const [key, text] of Object.entries(own)) {
    const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
    const said = find(key, Object.fromEntries(names.map((name) => [name, 'Ann'])));
    expect(said, key).toBe(text.replace(/\{\{\s*\w+\s*\}\}/g, 'Ann'));
  }
});

test('[LANG-17] spare texts give way to what the server says, whichever comes first', () => {
  for (const isSpareFirst of [true, false]) {
    const texts = createTexts();
    const spare = () => addGroups(texts, 'ru', { errors: { a: 'spare', b: 'spare' } }, true);
    if (isSpareFirst) spare();
    addGroups(texts, 'ru', { errors: { a: 'true' } });
    if (!isSpareFirst) spare();
    const { find } = readerOf(texts, 'ru', 'ru');
    expect([find('a'), find('b')]).toEqual(['true', 'spare']);
  }
});

test('[PLUG-57] an app’s own text wins over the site’s, and one that was taken away is gone', () => {
  const { texts, find, has } = readerWith('en', { en: { 'header.title': 'of the site' } });
  replaceOwnTexts(texts, {
    en: { header: { 'header.title': 'of the app', 'header.more': 'more' } },
    ru: { header: {} },
  });
  expect([find('header.title'), find('header.more')]).toEqual(['of the app', 'more']);
  replaceOwnTexts(texts, {});
  expect([find('header.title'), has('header.more')]).toEqual(['of the site', false]);
});
