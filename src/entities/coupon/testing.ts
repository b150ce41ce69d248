import { gamePart } from '@contracts/coupon.testing';

import { type Bet, type CouponPick, newBet } from './lib/bet';
import type { Sent, SlipRecord } from './lib/slip-record';

export type { BlockTarget } from './lib/arrange';
export { recordFrom } from './lib/slip-record';
export type { SlipRecord } from './lib/slip-record';
export { $couponState } from './model/coupon-state.testing';
export { $isCouponLoadedFromCode } from './model/origin';
export { $selectedIds, slipSent } from './model/slip-state';
export { $slipStorage, watchSlipFx } from './model/storage';

type PickPart = Partial<Omit<CouponPick, 'market' | 'game'>> & {
  market?: Partial<CouponPick['market']>;
  game?: Partial<CouponPick['game']>;
};

/** A press on a home win at 2.00, before the match, for tests. `id`: of the market and, unless `part` says otherwise, of its match. */
export const pick = (id: number, { market, game, gameId = id, ...part }: PickPart = {}): CouponPick => ({
  marketId: id,
  gameId,
  milliOdds: 2000,
  market: {
    groupId: 1,
    groupName: '1X2',
    name: '1',
    typeId: 1,
    kind: 1,
    isLive: false,
    sportId: 1,
    champId: 1,
    opp1: 'Arsenal',
    opp2: 'Chelsea',
    ...market,
  },
  game: gamePart(gameId, game),
  isBlocked: false,
  isBannedExpress: false,
  ...part,
});

/** The same as a bet of the slip. `milliOdds`: its price and the one agreed upon. */
export const bet = (id: number, part: Partial<Bet> = {}, milliOdds = 2000): Bet => ({
  ...newBet(pick(id, { milliOdds })),
  ...part,
});

/** A kept slip of 150 roubles with ids to spare. */
export const slipRecord = (bets: Bet[]): SlipRecord => ({
  ids: [
    '8f14e45f-ceea-467f-a0e6-7f1d2b3c4d5e',
    '8f14e45f-ceea-467f-a0e6-7f1d2b3c4d5f',
    '8f14e45f-ceea-467f-a0e6-7f1d2b3c4d60',
  ],
  bets,
  addedAtByBetId: {},
  chosenTypeId: null,
  iso: 'RUB',
  stake: 150_00,
  stakeByBet: {},
  sent: [],
});

/** A sent slip without an answer yet. `key`: its id. */
export const sentSlip = (key: string, bets: Bet[]): Sent => ({
  key,
  userId: 1,
  sentAt: 0,
  request: {
    id: key,
    amount: 150,
    bets: [],
    changeCoefAction: 2,
    coef: 2,
    coefByView: '2.00',
    coefViewId: 0,
    isDropOnScoreChange: false,
    refId: 7,
    typeId: 0,
    source: 'coupon',
    lng: 'en',
  },
  bets,
  stake: 150_00,
  iso: 'RUB',
  milliOdds: 2000,
});

/** For `$slipStorage`: a storage that outlives a scope and that the test reads. */
export const storageOf = (stored: { text: string | null } = { text: null }) => ({
  read: () => stored.text,
  write: (text: string) => void (stored.text = text),
});
