import { expect, test } from 'vitest';

import { GamePart } from '@contracts/coupon';

import { marketInfo, matchInfo } from '@/entities/match/testing';

import { toPick } from './to-pick';

const view = (elapsed: number | null) => ({
  book: { priceOf: () => 1850, playOf: () => undefined, clockOf: () => elapsed },
  matches: new Map([[1, matchInfo(1)]]),
  markets: new Map([[1, [marketInfo(11, 1)]]]),
  champs: new Map(),
});

test.each([396.905, 0.2, 600, null])(
  '[CPN-03] [CPN-40] a bet taken while the match clock stands at %s is one that storage gives back',
  (elapsed) => {
    const pick = toPick(view(elapsed), { gameId: 1, marketId: 11 });
    expect(pick?.milliOdds).toBe(1850);
    expect(GamePart.safeParse(pick?.game).error).toBeUndefined();
  },
);

test('an outcome that has left the feed is no bet', () => {
  expect(toPick(view(0), { gameId: 1, marketId: 12 })).toBeNull();
  expect(toPick({ ...view(0), book: null }, { gameId: 1, marketId: 11 })).toBeNull();
});
