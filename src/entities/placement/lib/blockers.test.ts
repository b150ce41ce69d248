import { expect, test } from 'vitest';

import { gamePart } from '@contracts/coupon.testing';

import type { Bet } from '@/entities/coupon/@x/placement';

import { blockersOf, type PlaceState } from './blockers';

/** A home win at 1.85. */
const bet = (id: number, part: Partial<Bet> = {}, isLive = false): Bet => ({
  market: {
    id,
    groupId: 1,
    groupName: '1X2',
    name: '1',
    typeId: 1,
    kind: 1,
    milliOdds: 1850,
    isLive,
    sportId: 1,
    champId: 1,
    gameId: id,
    opp1: 'Arsenal',
    opp2: 'Chelsea',
  },
  game: gamePart(id),
  blockId: 1,
  statusId: -2,
  isBlocked: false,
  isDepend: false,
  isBannedExpress: false,
  isDisabledBanker: false,
  isGone: false,
  agreedMilliOdds: 1850,
  movedAt: null,
  ...part,
});
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
  isExcluded: false,
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
  ['[LIM-09] above what the player allows themselves', { ownMax: 149_99 }, ['above_own']],
  ['[LIM-09] as much as the player allows themselves', { ownMax: 150_00 }, []],
  ['[LIM-09] above it with what open bets pay, which does not count', { ownMax: 140_00, prepaid: 10_00 }, []],
  ['[LIM-09] above it, where the house has no maximum', { ownMax: 149_99, max: null }, ['above_own']],
  ['[LIM-09] above both, and the house allows less', { ownMax: 140_00, max: 130_00 }, ['above_max']],
  ['more than the account has', { balance: 149_99 }, ['no_money']],
  ['a visitor needs no account yet', { balance: null, isSignedIn: false }, []],
  ['the account is not known yet', { balance: null }, ['account_loading']],
  ['[ACC-02] the account is frozen', { isFrozenAccount: true }, ['account_frozen']],
  ['[CPN-53] the player has excluded themselves', { isExcluded: true }, ['self_excluded']],
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
    ['bets_below_min'],
  ],
  [
    'everything at once, from top to bottom',
    { bets: [bet(1, { isBlocked: true, agreedMilliOdds: 2000 })], stake: 501_00, totalStake: 501_00, balance: 1 },
    ['locked', 'odds_changed', 'above_max', 'no_money'],
  ],
])('%s', (_, patch, expected) => {
  expect(reasons(patch)).toEqual(expected);
});

test('[CPN-46] each of several singles is held to its own maximum, and a reason is given once with all its bets', () => {
  const bets = [1, 2, 3, 4, 5].map((id) => bet(id));
  const stakeByBet = { 1: 5_00, 2: 9_99, 3: 80_00, 4: 300_01, 5: null };
  const maxByBet = { 1: 500_00, 2: 500_00, 3: 79_99, 4: 300_00, 5: null };
  expect(blockersOf({ ...free, bets, typeId: 9, stakeByBet, maxByBet, max: 79_99, totalStake: null })).toEqual([
    { reason: 'bets_stake_missing', bets: { 5: null }, count: 1 },
    { reason: 'bets_below_min', bets: { 1: 10_00, 2: 10_00 }, count: 2 },
    { reason: 'bets_above_max', bets: { 3: 79_99, 4: 300_00 }, count: 2 },
  ]);
});

test('[CPN-46] what is within the limits of each bet goes out, whatever the limits of the others', () => {
  const maxByBet = { 1: 400_00, 2: 20_00 };
  const slip = { ...free, bets: [bet(1), bet(2)], typeId: 9 as const, max: 20_00, maxByBet, totalStake: 420_00 };
  expect(blockersOf({ ...slip, stakeByBet: { 1: 400_00, 2: 20_00 } })).toEqual([]);
  expect(blockersOf({ ...slip, stakeByBet: { 1: 400_00, 2: 20_01 } })).toMatchObject([{ bets: { 2: 20_00 } }]);
});

test.each([
  [2_54, null, { sum: 2_55, count: 255 }],
  [2_54, 10_00, { sum: 10_00, count: 255 }],
  [2_55, null, null],
])('[CPN-47] a stake of %i for 255 lines, with a minimum of %s', (stake, min, expected) => {
  const found = blockersOf({ ...free, stake, totalStake: stake, min, lines: 255 });
  expect(found).toEqual(expected === null ? [] : [{ reason: 'thin_lines', ...expected }]);
});
