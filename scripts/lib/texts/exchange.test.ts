import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { exportTexts, importTexts } from './exchange.ts';

const root = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});
const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
};

const cart = 'contracts/dictionaries/{lng}/cart.json';
const pages = 'sandbox/content/pages/{lng}.json';
const english = {
  'cart.title': 'Cart & <more>',
  'cart.sum': ' {{sum}} "in all"',
  'cart.bets_one': 'one bet',
  'cart.bets_other': '{{count}} bets',
};
write('contracts/dictionaries/en/cart.json', english);
write('sandbox/content/pages/en.json', { about: [{ title: 'About', links: [{ title: 'Rules', path: '/rules' }] }] });
write('plugins/none/plugin.ts', '');

const exported = exportTexts(root, 'uk');
/** As a translator's tool gives it back: each source has this target. */
const translated = (targets: Readonly<Record<string, string>>): string =>
  exported.replaceAll(
    /(<unit id="([^"]+)"[\s\S]*?<\/source>)(?:<target>.*?<\/target>)?/g,
    (_, start: string, id: string) => (id in targets ? `${start}<target>${targets[id] ?? ''}</target>` : start),
  );
const keyed = {
  'cart.title': 'Купон &amp; &lt;ще&gt;',
  'cart.sum': ' {{sum}} &quot;разом&quot;',
  ...Object.fromEntries(['one', 'few', 'many'].map((form) => [`cart.bets_${form}`, `{{count}} ${form}`])),
};
const page = { 'about.0.title': 'Про нас', 'about.0.links.0.title': 'Правила' };
const faultsOf = (text: string) => importTexts(root, text).faults;

test('[LANG-29] a new language comes back as its files, with the plural forms of its grammar', () => {
  expect(exported).toContain('<note category="length">At most about 13 signs</note>');
  const { faults, files } = importTexts(root, translated({ ...keyed, ...page }));
  expect(faults).toEqual([]);
  expect(files).toEqual([
    {
      file: 'contracts/dictionaries/uk/cart.json',
      content: {
        'cart.title': 'Купон & <ще>',
        'cart.sum': ' {{sum}} "разом"',
        'cart.bets_one': '{{count}} one',
        'cart.bets_few': '{{count}} few',
        'cart.bets_many': '{{count}} many',
      },
    },
    {
      file: 'sandbox/content/pages/uk.json',
      content: { about: [{ title: 'Про нас', links: [{ title: 'Правила', path: '/rules' }] }] },
    },
  ]);
});

test('[LANG-29] what is not translated is left out, and half a page is refused', () => {
  const half = translated({ 'cart.title': 'Купон' });
  expect(importTexts(root, half)).toEqual({
    faults: [],
    files: [{ file: 'contracts/dictionaries/uk/cart.json', content: { 'cart.title': 'Купон' } }],
  });
  expect(importTexts(root, translated({ 'cart.title': 'Купон', 'about.0.title': 'Про нас' }))).toEqual({
    faults: [`${pages}: about.0.links.0.title is missing, and half a page is none`],
    files: [],
  });
});

test.each([
  ['a placeholder is lost', translated({ 'cart.sum': 'разом' }), `${cart}: cart.sum lacks {{sum}}`],
  [
    'a placeholder is foreign',
    translated({ 'cart.title': '{{sum}}' }),
    `${cart}: cart.title has {{sum}}, which English has not`,
  ],
  ['a key is unknown', exported.replace('id="cart.title"', 'id="cart.head"'), `${cart}: cart.head is not known`],
  ['a key is there twice', exported.replace('id="cart.sum"', 'id="cart.title"'), `${cart}: cart.title is there twice`],
  [
    'English has changed',
    exported.replace('Cart &amp;', 'Basket &amp;'),
    `${cart}: cart.title: the English text is another one now; export again`,
  ],
  ['a file is unknown', exported.replace(cart, 'package.json'), 'package.json: there is no such file'],
  [
    'the language is English',
    exported.replace('trgLang="uk"', 'trgLang="en"'),
    'The languages are "en" and "en": it must be from "en" to another.',
  ],
])('[LANG-29] nothing is written when %s', (_, text, fault) => {
  expect(importTexts(root, text)).toEqual({ faults: expect.arrayContaining([fault]) as string[], files: [] });
});

test('[LANG-29] a file that is no XLIFF 2 is refused', () => {
  expect(() => faultsOf('<xliff version="1.2"/>')).toThrow('This is no file of XLIFF 2.0.');
  expect(() => faultsOf(exported.replace('</xliff>', ''))).toThrow();
});

test('[LANG-29] the texts of this tree go there and come back the same', () => {
  for (const language of ['ru', 'ar']) {
    const text = exportTexts('.', language);
    expect(text.match(/<target>/g)?.length).toBeGreaterThan(4000);
    expect(importTexts('.', text), language).toEqual({ faults: [], files: [] });
  }
});
