import { expect, test } from 'vitest';

import type { Champ } from '@contracts/feed';

import { disciplinesOf, typeIn } from './disciplines';

const champ = (id: number, slug: string, type: 'real' | 'virtual', live: number, line: number) =>
  ({ id, live, line, cyberType: type, discipline: { slug, name: slug.toUpperCase() } }) as Partial<Champ> as Champ;
const football = { id: 1, live: 9, line: 9 } as Partial<Champ> as Champ;

test('[ROUTE-13] disciplines of a kind have their competitions and the numbers of games, most games first', () => {
  const champs = [champ(1, 'dota', 'real', 1, 2), champ(2, 'cs', 'real', 3, 4), champ(3, 'cs', 'real', 0, 1), football];
  const found = disciplinesOf([...champs, champ(4, 'cs', 'virtual', 5, 5)], 'real');
  expect(found.map(({ slug, live, line, champs: own }) => [slug, live, line, own.length])).toEqual([
    ['cs', 3, 5, 2],
    ['dota', 1, 2, 1],
  ]);
});

test.each([
  ['real', 'real'],
  ['virtual', 'virtual'],
  ['other', null],
  [undefined, null],
])('[ROUTE-13] the kind "%s" is %s', (word, type) => {
  expect(typeIn(word)).toBe(type);
});
