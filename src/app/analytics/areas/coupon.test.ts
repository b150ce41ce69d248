// @vitest-environment jsdom
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { isKnownEvent } from '@contracts/analytics';
import { couponBet } from '@contracts/coupon.testing';

import { placedBet } from '@/entities/bet/testing';
import { $bets, betRemoved, couponCleared, outcomeToggled, typeChosen } from '@/entities/coupon';
import { bet, pick as pickOf } from '@/entities/coupon/testing';
import { betPlaced, depositOpened, type Receipt } from '@/features/betting/place-bet';
import { betTypeName } from '@/features/collect-events';

import { setup } from './areas.testing';

test('[ANALYT-12] the ten bet types by their names', () => {
  expect(([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(betTypeName)).toEqual([
    'single',
    'express',
    'system',
    'chain',
    'multi-bet',
    'conditional',
    'anti-express',
    'lucky',
    'patent',
    'many singles',
  ]);
});

const pick = pickOf(7, { gameId: 3, market: { isLive: true, champId: 2 } });
const taken = bet(7, { market: { ...bet(7).market, gameId: 3, isLive: true, champId: 2 } });

test('[ANALYT-11] the coupon: a bet added, taken off again, the type, the clearing', async () => {
  const { scope, only } = await setup();
  await allSettled(outcomeToggled, { scope, params: pick });
  expect(scope.getState($bets)).toHaveLength(1);
  await allSettled(betRemoved, { scope, params: 7 });
  await allSettled(outcomeToggled, { scope, params: pick });
  await allSettled(outcomeToggled, { scope, params: pick });
  await allSettled(typeChosen, { scope, params: 1 });
  await allSettled(couponCleared, { scope });
  const ids = { sportId: 1, gameId: 3, champId: 2 };
  expect([only('betAdded'), only('betRemoved')]).toEqual([
    [ids, ids],
    [ids, ids],
  ]);
  expect([only('couponTypeChanged'), only('couponCleared')]).toEqual([[{ couponTypeId: 1, betType: 'express' }], [{}]]);
});

/** What the server took of a slip: one coupon for each list of market ids. */
const receiptOf = (request: object, bets: object[], ...coupons: number[][]): Receipt =>
  ({
    sent: { request, bets },
    coupons: coupons.map((ids, index) =>
      placedBet(String(index), { bets: ids.map((marketId) => couponBet(marketId)) }),
    ),
    refusedBets: [],
  }) as unknown as Receipt;
const fields = { sportId: 1, gameId: 3, champId: 2, coefficientId: 7, promoCode: '', isOneClick: 0, section: 'live' };

test('[ANALYT-05] [ANALYT-12] a bet that was taken is event 1070 with its type and market', async () => {
  const { scope, events } = await setup();
  await allSettled(betPlaced, { scope, params: receiptOf({ typeId: 0 }, [taken], [7]) });
  expect(events).toEqual([{ id: 1070, params: { ...fields, couponTypeId: 0, betType: 'single' } }]);
});

test('[ANALYT-05] [OFFICE-06] the way to a deposit from the coupon is event 1045', async () => {
  const { scope, events } = await setup();
  await allSettled(depositOpened, { scope });
  expect(events).toEqual([{ id: 1045, params: { place: 'coupon' } }]);
});

test('[BET-12] the event of a taken bet names market, coupon type, outcome, promo code, one-click and section', async () => {
  const { scope, only } = await setup();
  const beforeMatch = { ...taken, market: { ...taken.market, isLive: false } };
  const other = bet(8, { market: { ...bet(8).market, gameId: 4, champId: 5 } });
  const oneClick = { typeId: 0, promoCode: 'SPRING', source: 'one_click' };
  for (const receipt of [
    receiptOf(oneClick, [beforeMatch], [7]),
    receiptOf({ typeId: 1, source: 'coupon' }, [other, taken], [8, 7]),
    // Several singles: the first of three was refused, so it is no bet.
    receiptOf({ typeId: 9, source: 'coupon' }, [bet(9), other, taken], [8], [7]),
  ])
    await allSettled(betPlaced, { scope, params: receipt });
  const ofOther = { ...fields, gameId: 4, champId: 5, coefficientId: 8 };
  expect(only('betDone')).toEqual([
    { ...fields, couponTypeId: 0, betType: 'single', promoCode: 'SPRING', isOneClick: 1, section: 'line' },
    { ...ofOther, couponTypeId: 1, betType: 'express' },
    { ...ofOther, couponTypeId: 9, betType: 'many singles', section: 'line' },
    { ...fields, couponTypeId: 9, betType: 'many singles' },
  ]);
  const sent = only('betDone').map((params) => ({ id: 1070, ts: 1, source: 55 as const, params }));
  expect(sent.every(isKnownEvent)).toBe(true);
});

test.each(['sportId', 'gameId', 'champId', 'couponTypeId', 'coefficientId', 'promoCode', 'isOneClick', 'section'])(
  '[BET-12] the collector takes no event of a bet without its %s',
  (name) => {
    const params = { ...fields, couponTypeId: 0, betType: 'single' };
    const without = Object.fromEntries(Object.entries(params).filter(([key]) => key !== name));
    expect(isKnownEvent({ id: 1070, ts: 1, source: 55, params: without })).toBe(false);
  },
);
