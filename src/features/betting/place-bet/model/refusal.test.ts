import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { calcBet, gamePart } from '@contracts/coupon.testing';

import { $bets, $slipId } from '@/entities/coupon';
import { act, createServer, stopClock } from '@/entities/placement/testing';
import { feedChanged } from '@/shared/feed';

import { fresh, openTab } from '../lib/tab.testing';
import { $blockers } from './blockers';
import { $refused } from './result';

beforeEach(() => {
  stopClock();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

async function setup() {
  const server = createServer();
  const stored = fresh();
  const tab = await openTab(server, stored);
  return { server, stored, tab };
}

const off = { coef: 1.9, isBlocked: true };
test.each([
  [1002, calcBet(11, off), ['blocked']],
  [1003, calcBet(11, { game: gamePart(11, { isFinished: true }) }), ['finished']],
])('[BET-16] [CPN-10] code %i marks its bet in every tab at once, before the feed does', async (code, now, locks) => {
  const { tab, server, stored } = await setup();
  const other = await openTab(server, stored);
  server.refuse({ status: 409, code, bets: [now] });
  await tab.press();
  await other.hear();
  for (const each of [tab, other])
    expect(each.get($blockers)).toContainEqual({ reason: 'locked', locks: { 11: locks }, count: 1 });
  expect(tab.get($bets)[0]?.market.milliOdds).toBe(now.coef * 1000);
});

test('[CPN-10] what the feed says after the refusal counts', async () => {
  const { tab, server } = await setup();
  server.refuse({ status: 409, code: 1002, bets: [calcBet(11, off)] });
  await tab.press();
  const op = { op: 'patch', kind: 'market', id: 11, value: { isBlocked: false } } as const;
  await act(tab.scope, feedChanged, [{ topic: 'coupon:11', kind: 'ops', ts: 1, ops: [op] }]);
  expect(tab.get($blockers).some(({ reason }) => reason === 'locked')).toBe(false);
});

test.each([
  [409, 1001],
  [409, 1002],
  [409, 1003],
  [400, 1004],
  [400, 1005],
  [400, 1006],
  [400, 1007],
  [409, 1010],
  [403, 1011],
  [403, 1012],
])(
  '[BET-16] HTTP %i code %i keeps the slip, says why, and gives the next try a key of its own',
  async (status, code) => {
    const { tab, server } = await setup();
    const id = tab.get($slipId);
    server.refuse({ status, code });
    await tab.press();
    expect(tab.get($refused)).toMatchObject({ kind: 'refused', refusal: { code } });
    expect(tab.get($bets)).toHaveLength(1);
    expect(tab.get($slipId)).not.toBe(id);
    server.refuse(null);
    await tab.press();
    expect(server.bets()).toBe(1);
  },
);
