import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { placedCoupon } from '@contracts/coupon.testing';
import type { SaleOffers } from '@contracts/sale';

import { $bets, betReceived, toPlacedBet } from '@/entities/bet';
import { fetchFx } from '@/shared/api';
import { userEventReceived } from '@/shared/feed';
import { $now } from '@/shared/lib/clock';

import { courseFigures, offerOf } from '../lib/offer';
import { $courses, $stands, $told } from './offers';
import { sellingOpened } from './settings';

const bets = ['7', '8', '9'].map((id) => toPlacedBet(placedCoupon(id)));
const told = (price: number, validUntil = 2000): SaleOffers => ({
  validUntil,
  offers: [
    { couponId: '7', amount: 100, price },
    { couponId: '8', amount: 60, price: 50, mistakeUntil: 1500 },
    { couponId: '9', amount: 100, price: null },
  ],
});

function setup() {
  const calls: string[] = [];
  const server = (request: Request) => {
    calls.push(new URL(request.url).pathname);
    return Promise.resolve(Response.json({ data: told(90) }));
  };
  const scope = fork({
    values: [
      [$bets, bets],
      [$now, 1_000_000],
    ],
    handlers: [[fetchFx, server]],
  });
  const push = (value: SaleOffers) =>
    allSettled(userEventReceived, { scope, params: { op: 'put', kind: 'sale', id: 'offers', value } });
  const offers = () => bets.map((bet) => offerOf(scope.getState($told), bet, scope.getState($now)));
  return { scope, calls, push, offers };
}

test('[BET-23] three bets on the screen cost one call, and none after it: the rest is pushed', async () => {
  const { scope, calls, push, offers } = setup();
  expect(offers()).toEqual(['asking', 'asking', 'asking']);
  for (const _ of bets) await allSettled(sellingOpened, { scope });
  expect(calls).toEqual(['/coupon-api/v1/sale-offers']);
  await push(told(95));
  expect(offers()[0]).toMatchObject({ price: 95_00, validUntil: 2_000_000 });
  expect(calls).toHaveLength(1);
  expect(scope.getState($courses)['7']).toEqual([
    { at: 1_000_000, price: 90_00 },
    { at: 1_000_000, price: 95_00 },
  ]);
});

test('[BET-23] no offer is shown for a bet that is not bought, for another stake, or after its time', async () => {
  const { scope, push, offers } = setup();
  await push(told(95));
  expect(offers()).toEqual([{ price: 95_00, validUntil: 2_000_000, mistakeUntil: null }, null, null]);
  await allSettled(betReceived, { scope, params: toPlacedBet(placedCoupon('8', { amount: 60 })) });
  const rest = scope.getState($bets)?.find(({ id }) => id === '8');
  expect(offerOf(scope.getState($told), rest!, 1_000_000)).toMatchObject({ price: 50_00, mistakeUntil: 1_500_000 });
  await push(told(95, 999));
  expect(offers()[0]).toBeNull();
});

test('[BET-34] the course goes on from what the server kept, of the stake that is in play', async () => {
  const { scope, push } = setup();
  const course = [900_000, 100, 950_000, 80];
  const kept = { ...told(90), offers: told(90).offers.map((offer) => ({ ...offer, course })) };
  await push(kept);
  await push(told(95));
  const prices = (id: string) => scope.getState($courses)[id]?.map(({ price }) => price);
  expect(prices('7')).toEqual([100_00, 80_00, 90_00, 95_00]);
  expect(courseFigures(scope.getState($courses)['7']!)).toEqual({
    first: 100_00,
    low: 80_00,
    high: 100_00,
    last: 95_00,
  });
  // The course is of 60, and 100 are in play.
  expect(prices('8')).toBeUndefined();
});

test('[BET-35] each leg stands as the server last said, whatever kind of bet it is', async () => {
  const { scope, push } = setup();
  const [first, ...others] = told(90).offers;
  await push({ ...told(90), offers: [{ ...first!, stands: [{ marketId: 11, is: 'losing', needs: 2 }] }, ...others] });
  expect(scope.getState($stands).get(11)).toEqual({ is: 'losing', needs: 2 });
  const change = { of: 2 as const, count: 1 };
  await push({ ...told(90), offers: [{ ...first!, stands: [{ marketId: 11, is: 'winning', change }] }, ...others] });
  expect(scope.getState($stands).get(11)).toMatchObject({ is: 'winning', needs: null, change });
});
