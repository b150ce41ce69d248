import { expect, test } from 'vitest';

import { formatDuration } from './duration';

test.each([
  [0, '0:00:00'],
  [2_538_000, '0:42:18'],
  [3_599_999, '0:59:59'],
  [360_000_000, '100:00:00'],
  [-5000, '0:00:00'],
])('[LIM-63] %d ms read %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
