import { expect, test } from 'vitest';

import { readList, withTerm } from './terms';

test('[PLUG-104] a list is read as people write it, and an empty one is no condition', () => {
  expect(readList('countries', ' DE, at ,')).toEqual(['DE', 'at']);
  expect(readList('availability', '3, 17')).toEqual([3, 17]);
  expect(readList('flags', ' , ')).toBeUndefined();
});

test('[PLUG-104] a condition comes, goes and leaves the others; an empty exception is none', () => {
  const requires = { auth: true, not: { countries: ['DE'] } };
  expect(withTerm(requires, false, 'languages', ['en'])).toEqual({ ...requires, languages: ['en'] });
  expect(withTerm(requires, false, 'auth', undefined)).toEqual({ not: { countries: ['DE'] } });
  expect(withTerm(requires, true, 'countries', undefined)).toEqual({ auth: true });
  expect(withTerm({}, true, 'devices', ['mobile'])).toEqual({ not: { devices: ['mobile'] } });
});
