import { expect, test } from 'vitest';

import { addressOf, filterIn } from './filter';

test('[OFFICE-05] the filter of payments goes into the address and comes out of it', () => {
  const filter = { kind: 'withdrawal', days: '365' } as const;
  expect(filterIn(addressOf(filter).replace(/^[^?]*/, ''))).toEqual(filter);
});

test.each(['', '?days=9&kind=x', '?kind='])('[OFFICE-05] the address %s asks for four weeks of both', (search) => {
  expect(filterIn(search)).toEqual({ kind: 'all', days: '28' });
});
