import { expect, test } from 'vitest';

import { ofCoupon, statesOf } from './states';

const none = { isBanned: false, isFrozen: false, isExcluded: false, isDepositClosed: false, transferRequest: null };

test.each([
  ['an account like most', none, []],
  ['a frozen one', { ...none, isFrozen: true }, ['frozen']],
  ['a break from deposits', { ...none, isDepositClosed: true }, ['resting']],
  ['an exclusion, which closes deposits too', { ...none, isExcluded: true, isDepositClosed: true }, ['excluded']],
  [
    'everything at once',
    { isBanned: true, isFrozen: true, isExcluded: true, isDepositClosed: true, transferRequest: 'a' },
    ['banned', 'frozen', 'excluded', 'transfer'],
  ],
])('%s', (_, known, states) => {
  expect(statesOf(known)).toEqual(states);
});

test('the coupon tells exclusions itself', () => {
  expect(ofCoupon(['banned', 'frozen', 'excluded', 'resting', 'transfer'])).toEqual(['frozen', 'transfer']);
});
