import { expect, test } from 'vitest';

import { bet as betOf } from '../testing';
import { heldBets, isFinishedMatch, isLiveBet, locksOf, sameGameIds } from './marks';
import { agreePrice, moveOf, movePrice, needsYes } from './price';

const idle = { isFinished: false, status: 0, elapsed: null, liveInLive: false } as const;

test.each([
  ['nothing says so', {}, false, false],
  ['elapsed time', { elapsed: 60 }, false, true],
  ['no time elapsed yet', { elapsed: 0 }, false, false],
  ['live in live', { liveInLive: true }, false, true],
  ['status 2', { status: 2 }, false, true],
  ['status 3', { status: 3 }, false, true],
  ['status 1', { status: 1 }, false, false],
  ['a live market', {}, true, true],
  ['finished by its flag, whatever else', { isFinished: true, status: 2, elapsed: 60 }, true, false],
  ['finished by status 4, whatever else', { status: 4, liveInLive: true }, true, false],
] as const)('[CPN-08] a bet is live: %s', (_, match, isLive, expected) => {
  expect(isLiveBet({ game: { ...idle, ...match }, market: { isLive } })).toBe(expected);
});

test.each([
  [{ isFinished: false, status: 2 }, false],
  [{ isFinished: true, status: 2 }, true],
  [{ isFinished: false, status: 4 }, true],
] as const)('[CPN-09] %o is finished: %s', (match, expected) => {
  expect(isFinishedMatch(match)).toBe(expected);
});

const bet = betOf(11, {}, 1850);
const on = (id: number, constId: number) => betOf(id, { game: { ...bet.game, constId } });

test.each([
  ['a free bet', {}, 1, false, []],
  ['blocked', { isBlocked: true }, 0, false, ['blocked']],
  ['dependent by the server, express', { isDepend: true }, 1, false, ['dependent']],
  ['on one match with another, express', {}, 1, true, ['dependent']],
  ['on one match with another, singles', {}, 9, true, []],
  ['banned from express, express', { isBannedExpress: true }, 1, false, ['banned_express']],
  ['banned from express, single', { isBannedExpress: true }, 0, false, []],
  ['two reasons at once', { isBlocked: true, isBannedExpress: true }, 1, false, ['blocked', 'banned_express']],
  ['gone from the feed', { isGone: true }, 0, false, ['gone']],
] as const)('[CPN-10] %s', (_, patch, typeId, isDependent, locks) => {
  expect(locksOf({ ...bet, ...patch }, typeId, isDependent)).toEqual(locks);
});

test.each([
  ['all of them', [on(11, 1), on(12, 2)], 1, [11, 12]],
  [
    'not what is blocked, gone or banned',
    [
      on(11, 1),
      { ...on(12, 2), isBlocked: true },
      { ...on(13, 3), isGone: true },
      { ...on(14, 4), isBannedExpress: true },
    ],
    1,
    [11],
  ],
  ['of one match the first', [on(11, 1), on(12, 2), on(13, 1)], 1, [11, 12]],
  ['of one match the first that can be placed', [{ ...on(11, 1), isBlocked: true }, on(12, 2), on(13, 1)], 1, [12, 13]],
  [
    'of one match the first, when the server says so too',
    [
      { ...on(11, 1), isDepend: true },
      { ...on(12, 1), isDepend: true },
    ],
    1,
    [11],
  ],
  ['not what depends by the server’s word alone', [on(11, 1), { ...on(12, 2), isDepend: true }], 1, [11]],
  ['of another type all, whatever is said of them', [on(11, 1), { ...on(12, 1), isBlocked: true }], 9, [11, 12]],
] as const)('[CPN-10] the sums of an express count %s', (_, bets, typeId, held) => {
  expect(heldBets([...bets], typeId).map(({ market }) => market.id)).toEqual(held);
});

test('[ODDS-12] two outcomes of one match are marked, a third match is not', () => {
  expect(sameGameIds([on(11, 1), on(12, 1), on(13, 2)])).toEqual(new Set([11, 12]));
});

test.each([
  [0, 1900, true],
  [0, 1800, true],
  [0, 1850, false],
  [1, 1900, false],
  [1, 1800, false],
  [2, 1900, false],
  [2, 1800, true],
] as const)('[CPN-29] [CPN-45] reaction %i, price from 1850 to %i: asks %s', (action, price, asks) => {
  const moved = movePrice(bet, price, 5);
  expect(needsYes(moved, action)).toBe(asks);
  expect(needsYes(agreePrice(moved), action)).toBe(false);
});

test('[CPN-45] a price remembers what was agreed to, and forgets the movement when it comes back', () => {
  const moved = movePrice(bet, 1900, 5);
  expect([moveOf(moved), moved.movedAt, moved.agreedMilliOdds]).toEqual(['up', 5, 1850]);
  expect(moveOf(movePrice(moved, 1850, 6))).toBeNull();
  expect(movePrice(bet, 1850, 6)).toBe(bet);
});
