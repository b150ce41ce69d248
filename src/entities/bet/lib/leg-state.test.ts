import { expect, test } from 'vitest';

import { couponBet, gamePart } from '@contracts/coupon.testing';
import { marketGroups as G, outcomeTypes as O } from '@contracts/markets';

import { placedBet } from '../testing';
import type { Leg } from './bet';
import { legStateOf } from './leg-state';

const legOf = (groupId: number, typeId: number, param: number | undefined, score: string, patch: Partial<Leg> = {}) => {
  const [score1 = '', score2 = ''] = score.split(':');
  const match = gamePart(1, { status: 2, elapsed: 60, score1, score2, scoreText: score });
  const bet = couponBet(1, { typeId, groupId, game: match, ...(param !== undefined && { param }) });
  return { ...placedBet('1', { bets: [bet] }).legs[0]!, ...patch };
};

test.each([
  [G.result, O.home, undefined, '1:0', 'winning', null],
  [G.result, O.home, undefined, '0:0', 'losing', null],
  [G.result, O.draw, undefined, '1:1', 'winning', null],
  [G.result, O.away, undefined, '2:1', 'losing', null],
  [G.doubleChance, O.homeOrDraw, undefined, '0:0', 'winning', null],
  [G.drawNoBet, O.home, undefined, '0:0', 'level', null],
  [G.total, O.over, 2.5, '1:0', 'losing', 2],
  [G.total, O.over, 2, '1:1', 'level', 1],
  [G.total, O.over, 2.5, '2:1', 'winning', null],
  [G.total, O.under, 2.5, '1:1', 'winning', null],
  [G.handicap, O.handicapHome, -1, '1:0', 'level', null],
  [G.handicap, O.handicapAway, 1.5, '1:0', 'winning', null],
  [G.bothToScore, O.yes, undefined, '1:0', 'losing', 1],
  [G.bothToScore, O.yes, undefined, '0:0', 'losing', 2],
  [G.correctScore, O.score, 201, '2:1', 'winning', null],
  [G.oddEven, O.odd, undefined, '2:1', 'winning', null],
])('a bet of group %i, outcome %i (%s) at %s is %s', (group, type, param, score, is, needs) => {
  expect(legStateOf(legOf(group, type, param, score))).toEqual({ is, needs });
});

test('nothing is said of a bet that the score of the match does not decide, or that is decided', () => {
  expect(legStateOf(legOf(G.firstHalfTotal, O.over, 0.5, '1:0'))).toBeNull();
  expect(legStateOf(legOf(G.result, O.home, undefined, '1:0', { statusId: 1 }))).toBeNull();
  expect(legStateOf(legOf(G.result, O.home, undefined, ':'))).toBeNull();
  const { game } = legOf(G.result, O.home, undefined, '0:0');
  expect(legStateOf(legOf(G.result, O.home, undefined, '0:0', { game: { ...game, status: 0 } }))).toBeNull();
});
