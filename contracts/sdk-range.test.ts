import { expect, test } from 'vitest';

import { acceptsVersion } from './sdk-range.ts';

test.each([
  ['^1', '1.0.0', true],
  ['^1.1', '1.0.9', false],
  ['^1.1', '1.2.0', true],
  ['^1.1.3', '1.1.2', false],
  ['^1.1.3', '1.1.3', true],
  ['^1.1', '2.0.0', false],
  ['^0.2', '0.3.0', false],
  ['~1.2', '1.2.9', true],
  ['~1.2.3', '1.2.2', false],
  ['~1.2.3', '1.3.0', false],
  ['~1', '1.9.0', true],
  ['>=1.0 <3', '2.9.9', true],
  ['>=1.0 <3', '3.0.0', false],
  ['>=1.2', '1.1.9', false],
  ['>=1.2', '7.0.0', true],
  ['<2', '1.9.9', true],
  ['^19.0', '19.4.0-canary-1a2b', true],
  ['1.1.0', '1.1.0', false],
  ['^1 || ^2', '1.1.0', false],
  ['', '1.1.0', false],
  ['*', '1.1.0', false],
  ['^1.x', '1.1.0', false],
])('[PLUG-61] %j and %s: %s', (range, version, isIn) => {
  expect(acceptsVersion(range, version)).toBe(isIn);
});
