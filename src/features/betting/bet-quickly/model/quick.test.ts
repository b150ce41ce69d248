import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { $bets } from '@/entities/coupon';
import { bet, pick } from '@/entities/coupon/testing';
import { settingsChanged } from '@/entities/coupon-settings';
import { act, createServer, openTab, pass } from '@/entities/placement/testing';
import { $quickBet, outcomePicked } from '@/entities/quick-bet';
import { $isVisibleQuickCoupon } from '@/entities/quick-coupon';
import { $userId } from '@/entities/session';
import { $feedState } from '@/shared/feed';

import { $quickState, quickOpened, quickPlaceRequested } from './quick';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** A player with money, before an empty coupon. */
async function setup(feed: 'live' | 'stale' = 'live') {
  const server = createServer();
  const tab = await openTab(
    server,
    { text: null, writes: [] },
    {
      values: [
        [$userId, 3],
        [$balance, balance],
        [$feedState, feed],
      ] as never,
    },
  );
  const bodies = () =>
    [...server.keys.values()].map(({ body }) => JSON.parse(body) as { amount: number; source: string; typeId: number });
  return { server, tab, scope: tab.scope, bodies };
}

test('[CPN-20] the small slip places its single once, beside the coupon', async () => {
  const { tab, scope, server, bodies } = await setup();
  await act(scope, settingsChanged, { isQuickCoupon: true });
  await act(scope, outcomePicked, pick(5));
  await act(scope, quickPlaceRequested);
  await act(scope, quickPlaceRequested);
  await pass(1000);
  expect(bodies()).toMatchObject([{ source: 'quick', typeId: 0, amount: 150 }]);
  expect([tab.get($bets), server.bets()]).toEqual([[], 1]);
  expect(tab.get($quickState)).toMatchObject({ stage: 'answered', answer: { outcome: { kind: 'accepted' } } });
});

test.each([
  ['stale', true, 0],
  ['live', true, 1],
  ['stale', false, 1],
] as const)('[ODDS-14] with a feed that is %s a small slip (live: %s) places %i bets', async (feed, isLive, bets) => {
  const { scope, server } = await setup(feed);
  await act(scope, settingsChanged, { isQuickCoupon: true });
  await act(scope, outcomePicked, pick(5, { market: { isLive } }));
  await act(scope, quickPlaceRequested);
  await pass(1000);
  expect(server.bets()).toBe(bets);
});

test('a small slip that was refused goes again under another key', async () => {
  const { tab, scope, server } = await setup();
  await act(scope, settingsChanged, { isQuickCoupon: true });
  await act(scope, outcomePicked, pick(5));
  server.refuse({ status: 409, code: 1002 });
  await act(scope, quickPlaceRequested);
  await pass(1000);
  expect(tab.get($quickState)).toMatchObject({ answer: { outcome: { refusal: { code: 1002 } } } });
  server.refuse(null);
  await act(scope, quickPlaceRequested);
  await pass(1000);
  expect([server.keys.size, server.bets()]).toEqual([2, 1]);
});

test('[CPN-20] a press that wanted the small slip before its code was here opens it, with a key of its own', async () => {
  const server = createServer();
  const values = [
    [$userId, 3],
    [$balance, balance],
    [$quickBet, bet(5)],
  ] as never;
  const { scope, get } = await openTab(server, { text: null, writes: [] }, { values });
  expect(get($isVisibleQuickCoupon)).toBe(false);
  await act(scope, quickOpened);
  expect(get($isVisibleQuickCoupon)).toBe(true);
  await act(scope, quickPlaceRequested);
  await pass(1000);
  expect(server.bets()).toBe(1);
});
