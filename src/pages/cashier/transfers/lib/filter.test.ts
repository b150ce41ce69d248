import { expect, test } from 'vitest';

import { addressOf, filterIn } from './filter';

test.each([
  { account: null, days: '7' },
  { account: 12, days: '365' },
] as const)('[OFFICE-05] the filter %j of transfers goes into the address and comes out of it', (filter) => {
  expect(filterIn(addressOf(filter).replace(/^[^?]*/, ''))).toEqual(filter);
});

test.each(['', '?days=9&account=abc', '?account=-3', '?account=1e99'])(
  '[OFFICE-05] the address %s asks for four weeks of all accounts',
  (search) => {
    expect(filterIn(search)).toEqual({ account: null, days: '28' });
  },
);
