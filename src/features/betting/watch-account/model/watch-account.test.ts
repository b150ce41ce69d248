import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { account, balance } from '@contracts/account.testing';

import { $balance } from '@/entities/account';
import { $bets } from '@/entities/bet';
import { $currencyIso } from '@/entities/coupon';
import { sessionClosed, sessionOpened } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { userFeedReset } from '@/shared/feed';
import { tabHidden, tabShown } from '@/shared/lib/device';

import { accountWatched } from './watch-account';

const dollars = [account(5, { iso: 'USD', symbol: '$' })];

function setup({ isFollowed = true } = {}) {
  const asked = { balance: 0 };
  const server = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/gettoken')) return Response.json({ data: { token: 't' } });
    if (pathname.endsWith('/coupons')) return Response.json({ data: [], total_count: 0, page: 1, pageSize: 50 });
    if (!pathname.endsWith('/balance')) return new Response('{}', { status: 404 });
    asked.balance += 1;
    return Response.json({ data: balance({ accounts: dollars, all_accounts: dollars }) });
  };
  const scope = fork({
    handlers: [[fetchFx, server]],
  });
  if (isFollowed) void allSettled(accountWatched, { scope });
  return { asked, scope, show: (isShown: boolean) => void allSettled(isShown ? tabShown : tabHidden, { scope }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

test('[SESS-02] the start of the feed asks for no second balance; a feed that was away does', async () => {
  const { asked, scope } = setup();
  void allSettled(sessionOpened, { scope, params: { userId: 3 } });
  await vi.advanceTimersByTimeAsync(1000);
  void allSettled(userFeedReset, { scope });
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.balance).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  void allSettled(userFeedReset, { scope });
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.balance).toBe(2);
});

test('[ACC-08] [SESS-02] the account is read at sign-in, then every 60 s while the page is visible, and not for a visitor', async () => {
  const { asked, scope, show } = setup();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(asked.balance).toBe(0);
  void allSettled(sessionOpened, { scope, params: { userId: 3 } });
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.balance).toBe(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked.balance).toBe(3);
  show(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked.balance).toBe(3);
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.balance).toBe(4);
  void allSettled(sessionClosed, { scope, params: { reason: 'player' } });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked.balance).toBe(4);
});

test('the coupon counts in the currency of the active account; nothing of the player is left after them', async () => {
  const { scope } = setup();
  void allSettled(sessionOpened, { scope, params: { userId: 3 } });
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState($currencyIso)).toBe('USD');
  expect(scope.getState($bets)).toEqual([]);
  void allSettled(sessionClosed, { scope, params: { reason: 'player' } });
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState($balance)).toBeNull();
  expect(scope.getState($bets)).toBeNull();
});

test('a player who was signed in before this code came is followed from then on, once', async () => {
  const { asked, scope } = setup({ isFollowed: false });
  void allSettled(sessionOpened, { scope, params: { userId: 3 } });
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.balance).toBe(0);
  void allSettled(accountWatched, { scope });
  void allSettled(accountWatched, { scope });
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.balance).toBe(1);
});
