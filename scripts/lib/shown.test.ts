import { expect, test } from 'vitest';

import { wayOf } from './shown.ts';

test.each([
  ['e2e', 'coupon/place-once.spec.ts', 'outside'],
  ['e2e', 'shell/pages.spec.ts', 'page'],
  ['contract', 'tests/contract/cashier/deposit.test.ts', 'outside'],
  ['node', 'tests/deploy/nginx-status.test.ts', 'outside'],
  ['node', 'contracts/maths/money.test.ts', 'unit'],
  ['unit', 'src/shared/feed/feed.test.ts', 'unit'],
])('a row that a test of %s in %s names is shown by: %s', (runner, file, way) => {
  expect(wayOf(runner, { file })).toBe(way);
});
