import { expect, test } from 'vitest';

import { catalogue } from '@/entities/casino/catalogue';

import { isFound } from './search';
import { synonymsOf } from './synonyms';

const found = (query: string) =>
  catalogue.filter(({ slug }) => isFound(query, synonymsOf(slug))).map(({ slug }) => slug);

test.each([
  ['video poker', 'jacks'],
  ['21', 'blackjack'],
  ['fruit', 'five-lines'],
  ['рулетка', 'roulette'],
  ['plinko', 'peg-drop'],
  ['minesweeper', 'mines'],
])('[CAS-37] “%s” finds %s', (query, slug) => {
  expect(found(query)).toContain(slug);
  expect(found(query).length).toBeLessThan(4);
});
