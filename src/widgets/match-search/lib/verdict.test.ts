import { expect, test } from 'vitest';

import { game, market } from '@contracts/feed.testing';

import { type LiveView, verdictOn } from './verdict';

const bet = { game: game(5), market: market(70, 5, 1.85) };
const { coef: _, ...outcome } = bet.market;
const view = (part: Partial<LiveView> = {}): LiveView => ({
  book: null,
  matches: new Map(),
  markets: new Map(),
  picked: new Set(),
  isLost: false,
  ...part,
});
const priced = (milli: number | null) => ({ book: { priceOf: () => milli, playOf: () => null } as never });

test('[SEARCH-05] an outcome goes into the coupon at the price of the page, or of the answer before that has come', () => {
  expect(verdictOn(bet, view())).toMatchObject({ kind: 'added', pick: { marketId: 70, milliOdds: 1850 } });
  expect(verdictOn(bet, view(priced(2100)))).toMatchObject({ kind: 'added', pick: { milliOdds: 2100 } });
});

test.each([
  ['is in the coupon', { picked: new Set([70]) }, 'already'],
  ['is suspended', { markets: new Map([[5, [{ ...outcome, isBlocked: true }]]]) }, 'suspended'],
  ['has no price now', priced(0), 'suspended'],
  [
    'belongs to a match that is over',
    { matches: new Map([[5, { ...game(5, { isFinished: true, status: 4 }), hasClock: true }]]) },
    'suspended',
  ],
  ['has a price that nobody knows now', { isLost: true }, 'locked'],
] as const)('[SEARCH-05] an outcome that %s is not added', (_name, part, kind) => {
  expect(verdictOn(bet, view(part as Partial<LiveView>))).toEqual({ kind });
});
