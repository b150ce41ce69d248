import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { balance } from '@contracts/account.testing';
import { placedCoupon } from '@contracts/coupon.testing';

import { $bets } from '@/entities/bet';
import { placedBet } from '@/entities/bet/testing';
import { fetchFx } from '@/shared/api';

import {
  $sale,
  betSold,
  changeAccepted,
  oneClickPressed,
  partChosen,
  saleClosed,
  saleConfirmed,
  saleOpened,
} from './sale';
import { $saleSettings } from './settings';

const bet = placedBet('7', { saleAvailable: true });
const coupon = placedCoupon('7', { state: 'sold', payout: 120, bets: [] });
const quote = (price: number) => ({ price, token: `t${String(price)}`, validUntil: 1_900_000_000 });
const refusal = (code: number, data?: unknown) =>
  Response.json({ code, message: 'no', requestId: 'r', ...(data !== undefined && { data }) }, { status: 409 });

type Call = { method: string; path: string; body: Record<string, unknown>; key: string | null };
type Server = (call: Call, sales: number) => Response;

/** A scope before a server that offers `price` and answers sales by `onSell`. */
function setup({
  price = 120,
  settings = { isAcceptAll: false, isOneClick: false },
  onSell = () => Response.json({ data: { coupon, paid: 120 } }),
  onAction = () => Response.json({ data: { state: 'unknown' } }),
}: {
  price?: number;
  settings?: { isAcceptAll: boolean; isOneClick: boolean };
  onSell?: Server;
  onAction?: Server;
} = {}) {
  const calls: Call[] = [];
  const server = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const text = await request.text();
    const key = request.headers.get('Idempotency-Key');
    const call = { method: request.method, path, body: text === '' ? {} : (JSON.parse(text) as Call['body']), key };
    if (path.endsWith('/sell') || path.includes('/actions/') || path.endsWith('/quote')) calls.push(call);
    if (path.endsWith('/quote')) return Response.json({ data: quote(price) });
    if (path.endsWith('/sell')) return onSell(call, calls.filter((other) => other.path.endsWith('/sell')).length);
    if (path.includes('/actions/')) return onAction(call, 0);
    return Response.json({ data: balance({ accounts: [], all_accounts: [] }) });
  };
  const values = new Map<unknown, unknown>([
    [$bets, [bet]],
    [$saleSettings, settings],
  ]);
  const scope = fork({ values: values as never, handlers: [[fetchFx, server]] });
  return { scope, calls, sales: () => calls.filter(({ path }) => path.endsWith('/sell')) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[BET-11] while a sale is on its way no other one begins', async () => {
  const stage = { betId: 'other', iso: 'RUB', part: 1, stage: 'sending', shown: 1, key: 'k', looks: 0 } as const;
  const scope = fork({ values: [[$sale, stage]] });
  await allSettled(saleOpened, { scope, params: bet });
  expect(scope.getState($sale)).toEqual(stage);
});

test('[BET-11] sell page: the price that was seen is sold exactly, under a key of its own', async () => {
  const { scope, sales } = setup();
  await allSettled(saleOpened, { scope, params: bet });
  await allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  expect(sales()).toMatchObject([{ body: { token: 't120', price: 120, accept: 'strict', mode: 'page' } }]);
  expect(sales()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(scope.getState($sale)).toBeNull();
  expect(scope.getState($bets)).toMatchObject([{ id: '7', state: 'sold', payout: 120_00 }]);
});

test('[BET-11] a part is asked for as a part', async () => {
  const { scope, calls } = setup({ price: 48 });
  await allSettled(saleOpened, { scope, params: bet });
  await allSettled(partChosen, { scope, params: 0.4 });
  await allSettled(saleConfirmed, { scope, params: { bet, part: 0.4, price: 48_00 } });
  expect(calls[0]).toMatchObject({ path: '/coupon-api/v1/coupons/7/sell/quote', body: { part: 0.4 } });
});

test('[BET-11] another price than the one that was seen sells nothing until the player says yes to it', async () => {
  const { scope, sales } = setup({ price: 110 });
  await allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  expect(sales()).toEqual([]);
  expect(scope.getState($sale)).toMatchObject({ stage: 'changed', shown: 120_00, offer: { price: 110_00 } });
  await allSettled(changeAccepted, { scope });
  expect(sales()).toMatchObject([{ body: { price: 110, accept: 'strict' } }]);
});

test('[BET-11] a price that changed on the way is asked about, and can be left', async () => {
  const { scope, sales } = setup({ onSell: () => refusal(1017, { quote: quote(90) }) });
  await allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  expect(scope.getState($sale)).toMatchObject({ stage: 'changed', offer: { price: 90_00 } });
  await allSettled(saleClosed, { scope });
  expect(scope.getState($sale)).toBeNull();
  expect(sales()).toHaveLength(1);
});

test('[BET-11] accept all: whatever the price has become is taken without a question', async () => {
  const { scope, sales } = setup({ price: 90, settings: { isAcceptAll: true, isOneClick: false } });
  await allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  expect(sales()).toMatchObject([{ body: { price: 90, accept: 'all', mode: 'page' } }]);
});

test('[BET-11] one-click accept: one press sells, and a second one on top of it does nothing', async () => {
  const { scope, sales } = setup();
  const wish = { bet, part: 1, price: 120_00 };
  await Promise.all([
    allSettled(oneClickPressed, { scope, params: wish }),
    allSettled(oneClickPressed, { scope, params: wish }),
  ]);
  expect(sales()).toMatchObject([{ body: { mode: 'one_click' } }]);
});

test('[BET-11] a refused sale says why and leaves the bet open', async () => {
  const { scope } = setup({ onSell: () => refusal(1018) });
  await allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  expect(scope.getState($sale)).toMatchObject({ stage: 'refused', code: 1018 });
  expect(scope.getState($bets)).toMatchObject([{ state: 'open' }]);
});

test('[BET-11] a lost answer is asked for by its key; the sale is known without being sent twice', async () => {
  const sold: unknown[] = [];
  const { scope, calls, sales } = setup({
    onSell: () => new Response('', { status: 502 }),
    onAction: () =>
      Response.json({ data: { state: 'done', httpStatus: 200, answer: { data: { coupon, paid: 120 } } } }),
  });
  createWatch({ unit: betSold, fn: (outcome) => sold.push(outcome), scope });
  const done = allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState($sale)).toMatchObject({ stage: 'checking' });
  await vi.advanceTimersByTimeAsync(1500);
  await done;
  expect(calls.at(-1)).toMatchObject({ method: 'GET', path: `/web-api/actions/${sales()[0]?.key ?? ''}` });
  expect(sales()).toHaveLength(1);
  expect(sold).toHaveLength(1);
  expect(scope.getState($sale)).toBeNull();
});

test('[BET-11] "not sold" is said only once the key is closed', async () => {
  const { scope, calls } = setup({
    onSell: () => new Response('', { status: 502 }),
    onAction: ({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ data: { state: 'unknown' } }),
  });
  const done = allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  await vi.advanceTimersByTimeAsync(7500);
  expect(scope.getState($sale)).toMatchObject({ stage: 'checking' });
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE' });
  expect(scope.getState($sale)).toMatchObject({ stage: 'refused', code: 0 });
});
