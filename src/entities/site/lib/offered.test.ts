import { expect, test } from 'vitest';

import { isOffered } from './offered';

test.each([
  ['an entry of the site', [1, 22], 22, true],
  ['an entry that the site has not', [1, 2], 22, false],
  ['an entry of a site that offers nothing', [], 22, false],
  ['what needs no entry', [], undefined, true],
])('[GUARD-23] %s', (_, availability, entry, expected) => {
  expect(isOffered(availability, entry)).toBe(expected);
});
