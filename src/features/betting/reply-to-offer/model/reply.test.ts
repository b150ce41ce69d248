import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { balance } from '@contracts/account.testing';
import { placedCoupon } from '@contracts/coupon.testing';

import { $bets } from '@/entities/bet';
import { placedBet } from '@/entities/bet/testing';
import { fetchFx } from '@/shared/api';

import { offerAnswered } from './reply';

const offer = { amount: 100, possibleWin: 180, validUntil: 1_900_000_000 };
const bet = placedBet('7', { state: 'pending', isVipBet: true, amount: 500, offer });

/** What was asked of the server, and the bets afterwards. */
async function answer(isAccepted: boolean, reply: () => Response) {
  const calls: { method: string; path: string; body: string; key: string | null }[] = [];
  const server = async (request: Request) => {
    const path = new URL(request.url).pathname;
    calls.push({
      method: request.method,
      path,
      body: await request.text(),
      key: request.headers.get('Idempotency-Key'),
    });
    if (path.endsWith('/offer')) return reply();
    return path.endsWith('/coupons')
      ? Response.json({ data: [placedCoupon('7', { state: 'refused' })], total_count: 1, page: 1, pageSize: 20 })
      : Response.json({ data: balance() });
  };
  const scope = fork({ values: [[$bets, [bet]]] as never, handlers: [[fetchFx, server]] });
  await Promise.all([
    allSettled(offerAnswered, { scope, params: { bet, isAccepted } }),
    allSettled(offerAnswered, { scope, params: { bet, isAccepted } }),
  ]);
  return { offers: calls.filter(({ path }) => path.endsWith('/offer')), bets: scope.getState($bets) };
}

const taken = () =>
  Response.json({ data: { coupon: placedCoupon('7', { state: 'open', isVipBet: true, amount: 100 }) } });

test('an offer that is taken is asked for once, under a key, and is the bet from then on', async () => {
  const { offers, bets } = await answer(true, taken);
  expect(offers).toEqual([
    {
      method: 'POST',
      path: '/coupon-api/v1/coupons/7/offer',
      body: '{"isAccepted":true}',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    },
  ]);
  expect(bets).toMatchObject([{ id: '7', state: 'open', stake: 100_00, offer: null }]);
});

test('an offer that is declined says so to the server', async () => {
  const { offers, bets } = await answer(false, () =>
    Response.json({ data: { coupon: placedCoupon('7', { state: 'refused', amount: 500 }) } }),
  );
  expect(offers.map(({ body }) => body)).toEqual(['{"isAccepted":false}']);
  expect(bets).toMatchObject([{ id: '7', state: 'refused' }]);
});

test('an offer that ran out: the list of bets is asked for and tells what became of it', async () => {
  const { bets } = await answer(true, () =>
    Response.json({ code: 1024, message: 'The trader refused', requestId: 'r' }, { status: 409 }),
  );
  expect(bets).toMatchObject([{ id: '7', state: 'refused' }]);
});
