import { allSettled, createWatch } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { balance } from '@contracts/account.testing';
import { placedCoupon } from '@contracts/coupon.testing';

import { $bets } from '@/entities/bet';
import { placedBet } from '@/entities/bet/testing';
import { openTab } from '@/entities/session/testing';
import { $now, clockStarted } from '@/shared/lib/clock';

import {
  $sales,
  betSold,
  changeAccepted,
  oneClickPressed,
  partChosen,
  saleClosed,
  saleConfirmed,
  saleOpened,
} from './sale';
import { $saleSettings, sellingOpened } from './settings';

const bet = placedBet('7', { saleAvailable: true });
const coupon = placedCoupon('7', { state: 'sold', payout: 120, bets: [] });
const quote = (price: number) => ({ price, token: `t${String(price)}`, validUntil: 1_900_000_000 });
const refusal = (code: number, data?: unknown) =>
  Response.json({ code, message: 'no', requestId: 'r', ...(data !== undefined && { data }) }, { status: 409 });

/** What the browser keeps for all its tabs. */
type Stored = Map<string, string>;
type Call = { method: string; path: string; body: Record<string, unknown>; key: string | null };
type Server = (call: Call, sales: number) => Response | Promise<Response>;

/** A scope before a server that offers `price` and answers sales with `onSell`. */
function setup({
  price = 120,
  settings = { isAcceptAll: false, isOneClick: false },
  onQuote = () => Response.json({ data: quote(price) }),
  onSell = () => Response.json({ data: { coupon, paid: 120 } }),
  onAction = () => Response.json({ data: { state: 'unknown' } }),
  stored = new Map(),
}: {
  price?: number;
  settings?: { isAcceptAll: boolean; isOneClick: boolean };
  onQuote?: () => Response;
  onSell?: Server;
  onAction?: Server;
  stored?: Stored;
} = {}) {
  const calls: Call[] = [];
  const storedWhenSent: string[] = [];
  const server = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const text = await request.text();
    const key = request.headers.get('Idempotency-Key');
    const call = { method: request.method, path, body: text === '' ? {} : (JSON.parse(text) as Call['body']), key };
    if (path.endsWith('/sell')) storedWhenSent.push(stored.get('openbook.calls.sale') ?? '');
    if (path.endsWith('/sell') || path.includes('/actions/') || path.endsWith('/quote')) calls.push(call);
    if (path.endsWith('/quote')) return onQuote();
    if (path.endsWith('/sell')) return onSell(call, calls.filter((other) => other.path.endsWith('/sell')).length);
    if (path.includes('/actions/')) return onAction(call, 0);
    return Response.json({ data: balance({ accounts: [], all_accounts: [] }) });
  };
  const values = [
    [$bets, [bet]],
    [$saleSettings, settings],
    [$now, Date.now()],
  ] as const;
  const { scope, tell } = openTab(server, { values, stored });
  void allSettled(clockStarted, { scope });
  const sale = () => scope.getState($sales)['7'] ?? null;
  return { scope, calls, storedWhenSent, sale, tell, sales: () => calls.filter(({ path }) => path.endsWith('/sell')) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[BET-11] while a sale is on its way no other one begins', async () => {
  const { scope, tell, sale } = setup({ onSell: () => new Promise(() => undefined) });
  await tell(saleConfirmed, { bet, part: 1, price: 120_00 });
  await tell(saleOpened, placedBet('8', { saleAvailable: true }));
  expect(sale()).toMatchObject({ stage: 'sending' });
  expect(Object.keys(scope.getState($sales))).toEqual(['7']);
});

test('[BET-11] sell page: the price that was seen is sold exactly, under a key of its own', async () => {
  const { scope, sales, sale } = setup();
  await allSettled(saleOpened, { scope, params: bet });
  await allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  expect(sales()).toMatchObject([{ body: { token: 't120', price: 120, accept: 'strict', mode: 'page' } }]);
  expect(sales()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sale()).toBeNull();
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
  const { scope, sales, sale } = setup({ price: 110 });
  await allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  expect(sales()).toEqual([]);
  expect(sale()).toMatchObject({ stage: 'changed', shown: 120_00, offer: { price: 110_00 } });
  await allSettled(changeAccepted, { scope });
  expect(sales()).toMatchObject([{ body: { price: 110, accept: 'strict' } }]);
});

test('[BET-11] a price that changed on the way is asked about, and can be left', async () => {
  const { scope, sales, sale } = setup({ onSell: () => refusal(1017, { quote: quote(90) }) });
  await allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  expect(sale()).toMatchObject({ stage: 'changed', offer: { price: 90_00 } });
  await allSettled(saleClosed, { scope });
  expect(sale()).toBeNull();
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
  const { scope, sale } = setup({ onSell: () => refusal(1018) });
  await allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  expect(sale()).toMatchObject({ stage: 'refused', code: 1018 });
  expect(scope.getState($bets)).toMatchObject([{ state: 'open' }]);
});

test('[BET-11] a lost answer is asked for by its key; the sale is known without being sent twice', async () => {
  const sold: unknown[] = [];
  const { scope, calls, sales, sale } = setup({
    onSell: () => new Response('', { status: 502 }),
    onAction: () =>
      Response.json({ data: { state: 'done', httpStatus: 200, answer: { data: { coupon, paid: 120 } } } }),
  });
  createWatch({ unit: betSold, fn: (outcome) => sold.push(outcome), scope });
  const done = allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  await vi.advanceTimersByTimeAsync(100);
  expect(sale()).toMatchObject({ stage: 'checking' });
  await vi.advanceTimersByTimeAsync(1500);
  await done;
  expect(calls.at(-1)).toMatchObject({ method: 'GET', path: `/web-api/actions/${sales()[0]?.key ?? ''}` });
  expect(sales()).toHaveLength(1);
  expect(sold).toHaveLength(1);
  expect(sale()).toBeNull();
});

test('[BET-11] a price that did not come says nothing in the words of the browser, and nothing is sold', async () => {
  const { tell, sale, sales } = setup({
    onQuote: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await tell(saleConfirmed, { bet, part: 1, price: 120_00 });
  expect(sale()).toMatchObject({ stage: 'refused', code: 0, message: '' });
  expect(sales()).toEqual([]);
});

test('[BET-11] "not sold" is said only once the key is closed', async () => {
  const { scope, calls, sale } = setup({
    onSell: () => new Response('', { status: 502 }),
    onAction: ({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ data: { state: 'unknown' } }),
  });
  const done = allSettled(saleConfirmed, { scope, params: { bet, part: 1, price: 120_00 } });
  await vi.advanceTimersByTimeAsync(7500);
  expect(sale()).toMatchObject({ stage: 'checking' });
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE' });
  expect(sale()).toMatchObject({ stage: 'refused', code: 0 });
});

const wish = { bet, part: 1, price: 120_00 };
const lost: Server = () => new Response('', { status: 502 });
const soldAnswer = { state: 'done', httpStatus: 200, answer: { data: { coupon, paid: 120 } } };

test('[BET-29] the key of a sale is stored before its first byte leaves, and struck off with the answer', async () => {
  const stored: Stored = new Map();
  const { tell, sales, storedWhenSent } = setup({ stored });
  await tell(saleConfirmed, wish);
  expect(JSON.parse(storedWhenSent[0] ?? '')).toMatchObject([{ key: sales()[0]?.key, betId: '7', userId: 3 }]);
  expect([...stored.values()]).toEqual(['[]']);
});

test('[BET-29] a reload in the middle of a sale takes up the asking, and sells nothing twice', async () => {
  const stored: Stored = new Map();
  const before = setup({ stored, onSell: lost });
  await before.tell(saleConfirmed, wish);
  const after = setup({ stored, onAction: () => Response.json({ data: soldAnswer }) });
  await after.tell(sellingOpened, undefined);
  expect(after.sale()).toMatchObject({ stage: 'checking', shown: 120_00 });
  await after.tell(saleConfirmed, wish);
  // Nor is a price asked for: the page says all the while what becomes of the first press.
  expect(after.sale()).toMatchObject({ stage: 'checking', shown: 120_00 });
  expect(after.calls.filter(({ path }) => path.endsWith('/quote'))).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([after.sale(), after.sales().length, [...stored.values()]]).toEqual([null, 0, ['[]']]);
  expect(after.scope.getState($bets)).toMatchObject([{ state: 'sold' }]);
});

test('[BET-29] a bet that another tab is selling is not sold here beside it', async () => {
  const stored: Stored = new Map();
  const [first, second] = [setup({ stored, onSell: lost }), setup({ stored })];
  await second.tell(sellingOpened, undefined);
  await first.tell(saleConfirmed, wish);
  await second.tell(saleConfirmed, wish);
  expect(second.sales()).toEqual([]);
  expect(second.sale()).toMatchObject({ stage: 'checking' });
});

test('[BET-29] the answer 1023 is a sure "not sold": it is said, nobody is asked, and the next press has a key of its own', async () => {
  const { tell, calls, sale, sales } = setup({ onSell: (_, count) => refusal(count === 1 ? 1023 : 1018) });
  await tell(saleConfirmed, wish);
  expect(sale()).toMatchObject({ stage: 'refused', code: 0 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls.some(({ path }) => path.includes('/actions/'))).toBe(false);
  await tell(saleClosed, undefined);
  await tell(saleConfirmed, wish);
  expect(new Set(sales().map(({ key }) => key)).size).toBe(2);
});
