import { expect, test } from 'vitest';

import { sessionLeft } from './session-limit.ts';

test.each([
  [-1, null],
  [5, 5],
  [0, 0],
  [-3, 0],
])('[LIM-17] a session limit of %i leaves %s', (value, left) => {
  expect(sessionLeft(value)).toBe(left);
});
