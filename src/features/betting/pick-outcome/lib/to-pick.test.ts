import { expect, test } from 'vitest';

import { GamePart } from '@contracts/coupon';

import type { GameInfo, MarketInfo } from '@/entities/game';

import { toPick } from './to-pick';

const game: GameInfo = {
  id: 1,
  constId: 1,
  number: 1,
  zone: 'live',
  sportId: 1,
  champId: 1,
  countryId: 1,
  opp1: { id: 1, name: 'Arsenal', nameEng: 'Arsenal' },
  opp2: { id: 2, name: 'Chelsea', nameEng: 'Chelsea' },
  startAt: 1000,
  status: 2,
  isFinished: false,
  liveInLive: true,
  marketsCount: 2,
  pageTypes: [],
  hasClock: true,
};
const market: MarketInfo = {
  id: 11,
  gameId: 1,
  groupId: 1,
  groupName: 'Result',
  typeId: 1,
  kind: 1,
  name: '1',
  isBlocked: false,
  isBannedExpress: false,
  isMain: true,
  sort: 1,
};
const view = (elapsed: number | null) => ({
  book: { priceOf: () => 1850, playOf: () => undefined, clockOf: () => elapsed },
  games: new Map([[1, game]]),
  markets: new Map([[1, [market]]]),
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
