import { expect, test } from 'vitest';

import { gameOf, slugs } from '../../contracts/games/index.ts';
import { RgsError } from '../../contracts/rgs.ts';
import { ApiFailure } from '../http/failure.ts';
import { choiceOf, eventOf, modeOf } from './mode.ts';
import { amountOf, minorOf } from './money.ts';
import { refusalOf } from './refusal.ts';

test.each([
  ['USD', 1_000_000, 100],
  ['BHD', 1_000, 1],
  ['JPY', 3_000_000, 3],
  ['USDT', 1, 1],
  ['PTS', 10_000, 1],
  ['USD', 9_007_199_254_740_000, 900_719_925_474],
])('[CAS-04] %s: %i of the wire are %i minor units, and back', (iso, amount, minor) => {
  expect(minorOf(amount, iso)).toBe(minor);
  expect(amountOf(minor, iso)).toBe(amount);
});

test.each([
  ['USD', 1_000_001],
  ['USD', 9_999],
  ['BHD', 1_500],
  ['JPY', 1_010_000],
  ['BTC', 1_000_000],
])('[CAS-04] %s: %i of the wire are refused, not rounded', (iso, amount) => {
  expect(() => minorOf(amount, iso)).toThrow('Check the fields.');
});

test.each(slugs)('[CAS-04] %s: what its page begins with is said in words and understood again', (slug) => {
  const game = gameOf(slug);
  expect(choiceOf(game, modeOf(game.first))).toEqual(game.first);
  expect(choiceOf(game, 'BASE')).toEqual(game.first);
  expect(choiceOf(game)).toEqual(game.first);
});

test('[CAS-04] the steps of a round are no part of its mode; the last one is its event', () => {
  expect(modeOf({ mines: 3, cells: [7, 0] })).toBe('mines=3');
  expect(eventOf({ mines: 3, cells: [7, 0] })).toBe('cell=0');
  expect(eventOf({ calls: ['up', 'down'] })).toBe('call=down');
  expect(eventOf({ mines: 3 })).toBeUndefined();
});

test.each([
  [400, 1, 'ERR_VAL'],
  [400, 1006, 'ERR_IPB'],
  [401, 401, 'ERR_IS'],
  [403, 1021, 'ERR_IS'],
  [403, 1012, 'ERR_ATE'],
  [403, 1014, 'ERR_ATE'],
  [403, 1011, 'ERR_GLE'],
  [403, 1026, 'ERR_GLE'],
  [403, 1027, 'ERR_GLE'],
  [403, 1028, 'ERR_GLE'],
  [403, 1019, 'ERR_GLE'],
  [403, 1020, 'ERR_GLE'],
  [409, 1029, 'ERR_GLE'],
  [451, 451, 'ERR_LOC'],
  [409, 139, 'ERR_GEN'],
  [500, 500, 'ERR_GEN'],
  [503, 503, 'ERR_MAINTENANCE'],
] as const)('[CAS-04] a refusal with %i and %i is %s', (status, code, error) => {
  const { status: told, body } = refusalOf(new ApiFailure(status, code, 'No.', { data: { left: 1 } }), 'r');
  expect(told).toBe(RgsError.parse(body.error) === 'ERR_GEN' || body.error === 'ERR_MAINTENANCE' ? 500 : 400);
  expect(body).toEqual({ error, message: 'No.', reason: code, data: { left: 1 }, requestId: 'r' });
});
