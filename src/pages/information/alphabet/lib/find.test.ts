import { expect, test } from 'vitest';

import type { Alphabet } from '@contracts/alphabet';

import { lettersOf, placeOf, searched, termsAt, topicsOf } from './find';

const term = (slug: string, title: string, text = '') => ({ slug, title, text });
const alphabet: Alphabet = {
  blocks: [
    {
      ...{ id: 'bets', title: 'Bets' },
      categories: [
        { id: 'prices', title: 'Prices', terms: [term('price', 'Price'), term('margin', 'Margin', 'What is added.')] },
        { id: 'markets', title: 'Markets', terms: [term('total', 'Total')] },
      ],
    },
    { id: 'play', title: 'Games', categories: [{ id: 'money', title: 'Money', terms: [term('pause', 'Páusa')] }] },
  ],
};
const all = termsAt(alphabet, placeOf('/betting-alphabet')) ?? [];
const slugs = (found: readonly { slug: string }[] | null) => found?.map(({ slug }) => slug) ?? null;

test.each([
  ['/betting-alphabet', ['price', 'margin', 'total', 'pause']],
  ['/betting-alphabet/bets', ['price', 'margin', 'total']],
  ['/betting-alphabet/bets/prices', ['price', 'margin']],
  ['/betting-alphabet/bets/prices/margin', ['margin']],
  ['/betting-alphabet/none', null],
  ['/betting-alphabet/play/prices', null],
])('[ROUTE-147] at %s stand the words of that place', (path, expected) => {
  expect(slugs(termsAt(alphabet, placeOf(path)))).toEqual(expected);
});

test('[ROUTE-147] each word and each topic has an address of its own', () => {
  expect(all[1]?.path).toBe('/betting-alphabet/bets/prices/margin');
  expect(topicsOf(alphabet).map(({ path }) => path)).toContain('/betting-alphabet/play/money');
});

test.each([
  ['', null, ['margin', 'pause', 'price', 'total']],
  ['ADDED', null, ['margin']],
  ['pausa', null, ['pause']],
  ['', 'P', ['pause', 'price']],
  ['total', 'P', []],
] as const)('[ROUTE-147] the words "%s" and the letter %s find %j', (words, letter, expected) => {
  expect(slugs(searched(all, words, letter, 'en'))).toEqual(expected);
});

test.each(['en', 'tr', 'az'])('[UI-90] [R-I1] in %s a word is found without the signs of its letters', (locale) => {
  const terms = termsAt(
    { blocks: [{ id: 'b', title: '', categories: [{ id: 'c', title: '', terms: [term('share', 'Kısmî İADE')] }] }] },
    placeOf('/betting-alphabet'),
  );
  expect(slugs(searched(terms ?? [], 'kismi iade', null, locale))).toEqual(['share']);
});

test('[ROUTE-147] only letters that begin a word are offered', () => {
  expect(lettersOf(all, 'en')).toEqual(['M', 'P', 'T']);
});
