import { allSettled, type EventCallable, fork, type Scope } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import { $now } from '@/shared/lib/clock';

import type { CouponPick } from '../lib/bet';
import { filledBet } from '../lib/fill';
import { moveOf } from '../lib/price';
import { pick, sentSlip } from '../testing';
import { $isCouponLoadedFromCode, $loadCouponInputValue, couponCodeTyped } from './origin';
import { betRemoved, couponCleared, fillUndone, outcomeToggled, removalUndone, slipFilled, typeChosen } from './slip';
import { $addedAtByBetId, $bets, $expressId, $replaced, $slipIds, $typeId, idsMade, slipSent } from './slip-state';
import './undo';

const fill = (ids: number[], patch: Partial<CouponPick> = {}) => ids.map((id) => filledBet(pick(id, patch), null, 9));

let scope: Scope;
/** Whatever unit a table of cases names. */
const run = (unit: unknown, params?: unknown) => allSettled(unit as EventCallable<unknown>, { scope, params });
const ids = () => scope.getState($bets).map(({ market }) => market.id);

beforeEach(async () => {
  scope = fork({ values: [[$now, 1000]] });
  await run(idsMade, ['a', 'b', 'c']);
});

test('[CPN-34] a coupon from a code takes the place of the slip and is marked as such until the slip is cleared', async () => {
  await run(outcomeToggled, pick(1));
  await run(couponCodeTyped, 'ABC234');
  expect(scope.getState($loadCouponInputValue)).toBe('ABC234');
  await run(slipFilled, { source: 'code', typeId: 9, systemValue: null, bets: fill([7, 8]) });
  expect([ids(), scope.getState($typeId), scope.getState($addedAtByBetId)]).toEqual([[7, 8], 9, { 7: 1000, 8: 1000 }]);
  expect([scope.getState($isCouponLoadedFromCode), scope.getState($loadCouponInputValue)]).toEqual([true, '']);
  await run(couponCleared);
  expect(scope.getState($isCouponLoadedFromCode)).toBe(false);
});

test('what was replaced comes back whole, but not once the slip has been changed', async () => {
  await run(outcomeToggled, pick(1));
  await run(outcomeToggled, pick(2));
  await run(typeChosen, 9);
  await run(slipFilled, { source: 'code', typeId: 1, systemValue: null, bets: fill([7, 8]) });
  await run(fillUndone);
  expect([ids(), scope.getState($typeId), scope.getState($isCouponLoadedFromCode)]).toEqual([[1, 2], 9, false]);
  await run(slipFilled, { source: 'repeat', typeId: 1, systemValue: null, bets: fill([7, 8]) });
  await run(betRemoved, 7);
  expect(scope.getState($replaced)).toBeNull();
  await run(fillUndone);
  expect(ids()).toEqual([8]);
});

test('while a slip is on its way, a coupon from elsewhere is the next one', async () => {
  await run(outcomeToggled, pick(1));
  await run(slipSent, sentSlip('a', scope.getState($bets)));
  await run(slipFilled, { source: 'express', typeId: 1, systemValue: null, bets: fill([7, 8]) });
  expect([ids(), scope.getState($slipIds)[0], scope.getState($replaced)]).toEqual([[7, 8], 'b', null]);
});

test('a coupon without a bet changes nothing', async () => {
  await run(outcomeToggled, pick(1));
  await run(slipFilled, { source: 'code', typeId: 1, systemValue: null, bets: [] });
  expect(ids()).toEqual([1]);
});

test('the slip shows how a shared price has moved since', () => {
  expect(moveOf(filledBet(pick(1), 1900, 9))).toBe('up');
  expect(moveOf(filledBet(pick(1), 2100, 9))).toBe('down');
  expect(filledBet(pick(1), 2000, 9).movedAt).toBeNull();
  expect(filledBet(pick(1), null, 9)).toMatchObject({ agreedMilliOdds: 2000, movedAt: null });
});

test.each([
  ['a bet is taken off', [betRemoved, 7]],
  ['a bet is added', [outcomeToggled, pick(3)]],
  ['another type is chosen', [typeChosen, 9]],
] as const)('[CPN-42] [ODDS-13] an accumulator keeps its id until %s', async (_, [unit, params]) => {
  await run(slipFilled, {
    source: 'express',
    typeId: 1,
    systemValue: null,
    bets: fill([7, 8, 9], { expressId: 'e1' }),
  });
  expect([scope.getState($expressId), scope.getState($typeId)]).toEqual(['e1', 1]);
  await run(unit, params);
  expect(scope.getState($expressId)).toBeNull();
  await run(removalUndone);
  expect(scope.getState($expressId)).toBeNull();
  expect(scope.getState($bets).every(({ expressId }) => expressId === undefined)).toBe(true);
});
