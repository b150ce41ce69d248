import fc from 'fast-check';
import { expect, test } from 'vitest';

import { canMove, depositStates, feeOf, isOpenDeposit, readCard } from './index.ts';

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
])('a fee of %i hundredths of a percent on %i is %i, rounded up', (feeBasis, minor, fee) => {
  expect(feeOf({ feeBasis }, minor)).toBe(fee);
});

test.each([
  ['4242 4242 4242 4242', 'visa', 3],
  ['4222222222222', 'visa', 3],
  ['5555-5555-5555-4444', 'mastercard', 3],
  ['2223003122003222', 'mastercard', 3],
  ['378282246310005', 'amex', 4],
  ['3056930009020004', 'diners', 3],
  ['3566002020360505', 'jcb', 3],
  ['6011111111111117', 'discover', 3],
  ['6200000000000005', 'unionpay', 3],
  ['2200000000000004', 'mir', 3],
])('[PAY-09] the card %s is of %s, with a code of %i digits', (typed, brand, codeLength) => {
  expect(readCard(typed)).toEqual({ digits: typed.replaceAll(/\D/g, ''), brand, codeLength });
});

test.each([
  ['a wrong digit', '4242 4242 4242 4241'],
  ['two digits that changed places', '4242 4242 4242 2442'],
  ['one digit too few', '424242424242424'],
  ['a length of another network', '37828224631000500'],
  ['no network', '9999999999999995'],
  ['letters', '4242 4242 4242 424x'],
  ['nothing', ''],
])('[PAY-09] %s is no card', (_, typed) => {
  expect(readCard(typed)).toBeNull();
});
