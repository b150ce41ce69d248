import { expect, test } from 'vitest';

import { foundOf } from './found';

const one = { gameId: 1, lng: 'en' };

test.each([
  ['nothing was asked', null, null, { state: 'loading' }],
  ['the answer is on its way', one, null, { state: 'loading' }],
  [
    'the answer is about another match',
    one,
    { asked: { ...one, gameId: 2 }, data: 'x', isMissing: false },
    { state: 'loading' },
  ],
  [
    'the answer is in another language',
    one,
    { asked: { ...one, lng: 'ar' }, data: 'x', isMissing: false },
    { state: 'loading' },
  ],
  ['it is here', one, { asked: { ...one }, data: 'x', isMissing: false }, { state: 'here', data: 'x' }],
  ['there is no such match', one, { asked: one, data: null, isMissing: true }, { state: 'missing' }],
  ['it did not come', one, { asked: one, data: null, isMissing: false }, { state: 'failed' }],
])('[MEDIA-12] %s', (_, asked, answer, found) => {
  expect(foundOf(asked, answer)).toEqual(found);
});
