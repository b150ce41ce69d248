import { expect, test } from 'vitest';

import { whereOf } from './where';

test.each([
  ['/promo', { view: 'list', product: 'all' }],
  ['/promotions/cashback', { view: 'one', id: 'cashback' }],
  ['/bonuses', { view: 'list', product: 'all' }],
  ['/bonuses/games', { view: 'list', product: 'casino' }],
  ['/bonuses/rules/cashback', { view: 'one', id: 'cashback' }],
  ['/bonuses-offers/games', { view: 'list', product: 'casino' }],
  ['/bonus/casino', { view: 'list', product: 'casino' }],
  ['/bonus/casino/promo', { view: 'list', product: 'casino' }],
  ['/bonus/casino/promotions/welcome', { view: 'one', id: 'welcome' }],
  ['/bonus/casino/welcome', { view: 'one', id: 'welcome' }],
  ['/bonus/rules/3/4', { view: 'list', product: 'all' }],
  ['/bonus/games', { view: 'list', product: 'casino' }],
  ['/specialoffer/rules', { view: 'list', product: 'all' }],
])('[PROMO-01] %s', (path, where) => {
  expect(whereOf(path)).toEqual(where);
});

test.each([
  ['?section=rules', { view: 'list', product: 'all' }],
  ['?section=games', { view: 'list', product: 'casino' }],
  ['?section=rules&id=cashback', { view: 'one', id: 'cashback' }],
  ['?utm_source=x', { view: 'list', product: 'all' }],
])('[ROUTE-86] [ROUTE-87] the query says what the path may say too: %s', (search, where) => {
  expect(whereOf('/bonuses', search)).toEqual(where);
  expect(whereOf('/bonuses-offers', search)).toEqual(where);
});
