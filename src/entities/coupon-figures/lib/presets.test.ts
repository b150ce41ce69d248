import { expect, test } from 'vitest';

import { currencies } from '@contracts/currencies';

import { presetsOf } from './presets';

test.each([
  ['RUB', 150_00, [150_00, 500_00, 1000_00]],
  ['USD', 5_00, [5_00, 15_00, 30_00]],
  ['INR', 300_00, [300_00, 1000_00, 2000_00]],
  ['a currency whose smallest sum is the first stake', 1, [1, 3, 5]],
])('quick stakes of %s from %i are round sums: %j', (_, first, presets) => {
  expect(presetsOf(first)).toEqual(presets);
});

test('they rise in every currency', () => {
  for (const { iso, first } of currencies) {
    const [one = 0, two = 0, three = 0] = presetsOf(first);
    expect([one < two, two < three], iso).toEqual([true, true]);
  }
});
