import { expect, test } from 'vitest';

import { presetsOf } from './presets';

test.each([
  ['USD', { min: 100, max: 200_000, digits: 2 }, [1000, 2000, 5000, 10_000, 20_000]],
  ['RUB', { min: 9000, max: 18_000_000, digits: 2 }, [100_000, 200_000, 500_000, 1_000_000, 2_000_000]],
  ['JPY', { min: 200, max: 300_000, digits: 0 }, [10_000, 20_000, 50_000, 100_000, 200_000]],
  ['KWD', { min: 300, max: 600_000, digits: 3 }, [10_000, 20_000, 50_000, 100_000, 200_000]],
  ['a small limit', { min: 100, max: 4999, digits: 2 }, [1000, 2000]],
  ['nothing left', { min: 100, max: 0, digits: 2 }, []],
])('[PAY-11] the sums to choose for %s are round and none is above the most', (_, bounds, sums) => {
  expect(presetsOf(bounds)).toEqual(sums);
});
