import { expect, test } from 'vitest';

import { readWanted } from './options.ts';
import { wingOf } from './wings.ts';

test('without words all wings of the quick tier run', () => {
  expect(readWanted([])).toEqual({ tiers: ['quick'], wings: [], isChanged: false, shard: null });
});

test('wings, the tier and a shard are read', () => {
  expect(readWanted(['cashier', 'pools', '--tier=all', '--shard=2/4', '--changed'])).toEqual({
    tiers: ['quick', 'rest'],
    wings: ['cashier', 'pools'],
    isChanged: true,
    shard: { number: 2, of: 4 },
  });
});

test.each([
  [['kitchen'], 'No wing is called kitchen'],
  [['--tier=slow'], 'No tier is called slow'],
  [['--shard=5/4'], '5/4 is no shard'],
  [['--shard=half'], 'half is no shard'],
])('%j is refused in words', (args, words) => {
  expect(() => readWanted(args)).toThrow(words);
});

test.each([
  ['tests/e2e/cashier/deposit.spec.ts', 'cashier'],
  ['tests/contract/coupon/kill.test.ts', 'coupon'],
  ['src/pages/cashier/deposit/model/form.test.ts', 'cashier'],
  ['src/entities/casino/round/lib/worth.ts', 'casino'],
  ['src/entities/match/lib/book.ts', 'sport'],
  ['sandbox/protection/limits.ts', 'safety'],
  ['plugins/office/pages/deposit-bonuses/index.tsx', 'content'],
  ['src/shared/lib/events.test.ts', 'shell'],
])('%s is of the wing %s', (file, wing) => {
  expect(wingOf(file)).toBe(wing);
});
