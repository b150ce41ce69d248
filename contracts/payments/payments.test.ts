import fc from 'fast-check';
import { expect, test } from 'vitest';

import { canMove, depositStates, feeOf, isOpenDeposit } from './index.ts';

const state = fc.constantFrom(...depositStates);

test('[PAY-01] whatever happens in whatever order, a deposit credits once and never leaves its end', () => {
  fc.assert(
    fc.property(fc.array(state, { maxLength: 30 }), (wanted) => {
      const path = wanted.reduce<(typeof depositStates)[number][]>(
        (been, next) => (canMove(been.at(-1) ?? 'created', next) ? [...been, next] : been),
        ['created'],
      );
      expect(path.filter((at) => at === 'succeeded').length).toBeLessThanOrEqual(1);
      expect(new Set(path).size).toBe(path.length);
      const end = path.findIndex((at) => ['failed', 'refunded', 'charged_back'].includes(at));
      expect(end === -1 || end === path.length - 1).toBe(true);
    }),
  );
});

test('[PAY-08] a deposit holds its sum of the limits until it has failed, ended or come', () => {
  expect(depositStates.filter(isOpenDeposit)).toEqual(['created', 'needs_action', 'processing']);
});

test.each([
  [0, 150_000, 0],
  [100, 150_000, 1500],
  [100, 1, 1],
  [100, 150, 2],
])('[PAY-03] a fee of %i hundredths of a percent on %i is %i, rounded up', (feeBasis, minor, fee) => {
  expect(feeOf({ feeBasis }, minor)).toBe(fee);
});
