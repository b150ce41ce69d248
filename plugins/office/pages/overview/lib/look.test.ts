import { expect, test } from 'vitest';

import { lookOf } from './look';

test.each([
  [{ state: 'open', stake: 5, payout: null }, 'open'],
  [{ state: 'sold', stake: 5, payout: 4 }, 'sold'],
  [{ state: 'settled', stake: 5, payout: 9.5 }, 'won'],
  [{ state: 'settled', stake: 5, payout: 0 }, 'lost'],
  [{ state: 'settled', stake: 5, payout: 5 }, 'returned'],
] as const)('a bet %j reads as %s', (bet, word) => {
  expect(lookOf(bet).word).toBe(word);
});
