import { expect, test } from 'vitest';

import { addressOf, everything, filterIn, queryOf } from './filter';

test('[CAS-30] the filter of rounds goes into the address and comes out of it', () => {
  const filter = { days: '365', game: 'dice', mode: 'real', result: 'lost' } as const;
  expect(filterIn(addressOf(filter).replace(/^[^?]*/, ''))).toEqual(filter);
  expect(queryOf(filter, 400 * 86_400_000)).toEqual({
    ...{ game: 'dice', mode: 'real', result: 'lost' },
    ...{ from: 35 * 86_400 + 1, to: 400 * 86_400 + 1 },
  });
});

test.each(['', '?days=9&game=chess&mode=x&result=y', '?game='])(
  '[CAS-30] the address %s asks for four weeks of all',
  (search) => {
    expect(filterIn(search)).toEqual({ ...everything, days: '28' });
  },
);

test('[CAS-30] all rounds are those since the beginning', () => {
  expect(queryOf(everything, 5000)).toEqual({ from: 0, to: 6 });
});
