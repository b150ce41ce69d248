import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { balance } from '@contracts/account.testing';
import { placedCoupon } from '@contracts/coupon.testing';
import bets from '@contracts/dictionaries/en/bets.json';
import coupon from '@contracts/dictionaries/en/coupon.json';

import { $bets } from '@/entities/bet';
import { placedBet } from '@/entities/bet/testing';
import { openTab } from '@/entities/session/testing';
import { loadDictionariesFx } from '@/shared/i18n';
import { $now, clockStarted } from '@/shared/lib/clock';
import { $notice } from '@/shared/lib/notices';

import { $replying, offerAnswered } from './reply';
import { offerShown } from './shown';

const offer = { amount: 100, possibleWin: 180, validUntil: 1_900_000_000 };
const bet = placedBet('7', { state: 'pending', isVipBet: true, amount: 500, offer });
const taken = { data: { coupon: placedCoupon('7', { state: 'open', isVipBet: true, amount: 100 }) } };
const declined = { data: { coupon: placedCoupon('7', { state: 'refused', amount: 500 }) } };
const lost = () => new Response('', { status: 502 });

type Call = { method: string; path: string; body: string; key: string | null };
type Setup = {
  reply?: () => Response;
  action?: (call: Call) => Response;
  /** What the browser keeps for all its tabs. */
  stored?: Map<string, string>;
  known?: (typeof bet)[];
};

/** A player before a server that answers replies with `reply` and questions about keys with `action`. */
async function setup({ reply = lost, action = lost, stored = new Map(), known = [bet] }: Setup = {}) {
  const calls: Call[] = [];
  const server = async (request: Request) => {
    const path = new URL(request.url).pathname;
    const key = request.headers.get('Idempotency-Key');
    const call = { method: request.method, path, body: await request.text(), key };
    calls.push(call);
    if (path.endsWith('/dictionary')) return Response.json({ data: { version: '1', groups: { bets, coupon } } });
    if (path.endsWith('/offer')) return reply();
    if (path.includes('/actions/')) return action(call);
    return path.endsWith('/coupons')
      ? Response.json({ data: [declined.data.coupon], total_count: 1, page: 1, pageSize: 20 })
      : Response.json({ data: balance() });
  };
  const values = [
    [$bets, known],
    [$now, Date.now()],
  ] as const;
  const { scope, tell } = openTab(server, { values, stored });
  void allSettled(clockStarted, { scope });
  await allSettled(loadDictionariesFx, { scope, params: ['bets', 'coupon'] });
  return {
    scope,
    stored,
    tell,
    offers: () => calls.filter(({ path }) => path.endsWith('/offer')),
    actions: () => calls.filter(({ path }) => path.includes('/actions/')),
    bets: () => scope.getState($bets),
    said: () => scope.getState($notice)?.text,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[BET-30] an offer that is taken is asked for once, under a key, and is the bet from then on', async () => {
  const { tell, offers, bets: now, stored } = await setup({ reply: () => Response.json(taken) });
  await Promise.all([tell(offerAnswered, { bet, isAccepted: true }), tell(offerAnswered, { bet, isAccepted: true })]);
  expect(offers()).toEqual([
    {
      method: 'POST',
      path: '/coupon-api/v1/coupons/7/offer',
      body: '{"isAccepted":true}',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    },
  ]);
  expect(now()).toMatchObject([{ id: '7', state: 'open', stake: 100_00, offer: null }]);
  expect(stored.get('openbook.calls.reply')).toBe('[]');
});

test('[BET-30] an offer that is declined says so to the server', async () => {
  const { tell, offers, bets: now } = await setup({ reply: () => Response.json(declined) });
  await tell(offerAnswered, { bet, isAccepted: false });
  expect(offers().map(({ body }) => body)).toEqual(['{"isAccepted":false}']);
  expect(now()).toMatchObject([{ id: '7', state: 'refused' }]);
});

test('[BET-30] an offer that ran out: the player reads why, and the list of bets tells what became of the bet', async () => {
  const {
    tell,
    bets: now,
    said,
  } = await setup({
    reply: () => Response.json({ code: 1024, message: 'The trader refused', requestId: 'r' }, { status: 409 }),
  });
  await tell(offerAnswered, { bet, isAccepted: true });
  expect(said()).toBe(coupon.coupon_error_1024);
  expect(now()).toMatchObject([{ id: '7', state: 'refused' }]);
});

test('[BET-30] a lost answer is asked for by its key, and the offer is not taken a second time', async () => {
  const {
    scope,
    tell,
    offers,
    actions,
    bets: now,
  } = await setup({
    action: () => Response.json({ data: { state: 'done', httpStatus: 200, answer: taken } }),
  });
  await tell(offerAnswered, { bet, isAccepted: true });
  expect(scope.getState($replying)).toEqual(['7']);
  await tell(offerAnswered, { bet, isAccepted: false });
  await vi.advanceTimersByTimeAsync(2000);
  expect(actions()).toMatchObject([{ method: 'GET', path: `/web-api/actions/${offers()[0]?.key ?? ''}` }]);
  expect([offers().length, scope.getState($replying)]).toEqual([1, []]);
  expect(now()).toMatchObject([{ state: 'open', stake: 100_00 }]);
});

test('[BET-30] "not heard" is said only once the key is closed', async () => {
  const { tell, actions, said } = await setup({
    action: ({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ data: { state: 'unknown' } }),
  });
  await tell(offerAnswered, { bet, isAccepted: true });
  await vi.advanceTimersByTimeAsync(7500);
  expect(said()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(actions().at(-1)).toMatchObject({ method: 'DELETE' });
  expect(said()).toBe(bets['offer.unheard']);
});

test('[BET-30] after a reload the page asks about the reply that it sent before, and a bet that has gone on stays as it is', async () => {
  const stored = new Map<string, string>();
  const before = await setup({ stored });
  await before.tell(offerAnswered, { bet, isAccepted: true });
  const settled = placedBet('7', { state: 'settled', payout: 180 });
  const after = await setup({
    stored,
    known: [settled],
    action: () => Response.json({ data: { state: 'done', httpStatus: 200, answer: taken } }),
  });
  await after.tell(offerShown, undefined);
  expect(after.scope.getState($replying)).toEqual(['7']);
  await vi.advanceTimersByTimeAsync(2000);
  expect([after.offers(), after.bets()?.[0]?.state, stored.get('openbook.calls.reply')]).toEqual([[], 'settled', '[]']);
});
