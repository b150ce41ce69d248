import { expect, test } from 'vitest';

import type { Bet } from '@/entities/coupon';
import { bet as betOf } from '@/entities/coupon/testing';

import { blockersOf, type PlaceState } from './blockers';

const bet = (id: number, part: Partial<Bet> = {}, isLive = false) => {
  const { market, ...rest } = betOf(id, part, 1850);
  return { ...rest, market: { ...market, isLive } };
};
const free: PlaceState = {
  bets: [bet(1)],
  typeId: 0,
  stake: 150_00,
  stakeByBet: {},
  prepaid: 0,
  totalStake: 150_00,
  changeCoefAction: 2,
  min: 10_00,
  max: 500_00,
  balance: 1000_00,
  hasId: true,
  isSignedIn: true,
  isFrozenAccount: false,
  isFeedLive: true,
};
const reasons = (patch: Partial<PlaceState>) => blockersOf({ ...free, ...patch }).map(({ reason }) => reason);
const fallen = bet(1, { agreedMilliOdds: 2000 });
const risen = bet(1, { agreedMilliOdds: 1800 });
const sameMatch = [bet(1), bet(2, { game: bet(1).game })];

test.each<[string, Partial<PlaceState>, string[]]>([
  ['a free slip', {}, []],
  ['an empty slip', { bets: [] }, []],
  ['no sum in the stake', { stake: null, totalStake: null }, ['stake_missing']],
  ['[CPN-18] below the minimum', { stake: 9_99, totalStake: 9_99 }, ['below_min']],
  ['[CPN-18] at the minimum', { stake: 10_00, totalStake: 10_00 }, []],
  ['[CPN-18] below it, in a type without one', { stake: 9_99, totalStake: 9_99, min: null }, []],
  ['[CPN-19] above the maximum', { stake: 500_01, totalStake: 500_01 }, ['above_max']],
  ['[CPN-19] at the maximum', { stake: 500_00, totalStake: 500_00 }, []],
  ['[CPN-19] above it, where there is none', { stake: 500_01, totalStake: 500_01, max: null }, []],
  ['more than the account has', { balance: 149_99 }, ['no_money']],
  ['a visitor needs no account yet', { balance: null, isSignedIn: false }, []],
  ['the account is not known yet', { balance: null }, ['account_loading']],
  ['[ACC-02] the account is frozen', { isFrozenAccount: true }, ['account_frozen']],
  ['[ODDS-11] a suspended market', { bets: [bet(1, { isBlocked: true })] }, ['locked']],
  ['[ODDS-12] one match twice, express', { bets: sameMatch, typeId: 1 }, ['locked']],
  ['[ODDS-12] one match twice, several singles', { bets: sameMatch, typeId: 9, totalStake: 300_00 }, []],
  [
    '[CPN-10] banned from express, express',
    { bets: [bet(1, { isBannedExpress: true }), bet(2)], typeId: 1 },
    ['locked'],
  ],
  ['[CPN-29] a fall while rises are accepted', { bets: [fallen] }, ['odds_changed']],
  ['[CPN-29] a rise while rises are accepted', { bets: [risen] }, []],
  ['[CPN-29] a rise while the player wants to be asked', { bets: [risen], changeCoefAction: 0 }, ['odds_changed']],
  ['[CPN-29] a fall while anything is accepted', { bets: [fallen], changeCoefAction: 1 }, []],
  ['[ODDS-14] a live bet while the feed is lost', { bets: [bet(1, {}, true)], isFeedLive: false }, ['feed_stale']],
  ['[ODDS-14] a line bet while the feed is lost', { isFeedLive: false }, []],
  [
    'an own stake below the minimum',
    { bets: [bet(1), bet(2)], typeId: 9, stakeByBet: { 2: 1_00 }, totalStake: 151_00 },
    ['below_min'],
  ],
  [
    'everything at once, from top to bottom',
    { bets: [bet(1, { isBlocked: true, agreedMilliOdds: 2000 })], stake: 501_00, totalStake: 501_00, balance: 1 },
    ['locked', 'odds_changed', 'above_max', 'no_money'],
  ],
])('%s', (_, patch, expected) => {
  expect(reasons(patch)).toEqual(expected);
});
