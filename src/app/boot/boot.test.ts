import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetchFx } from '@/shared/api';
import { connectionSeen, networkFailed } from '@/shared/lib/device';
import { logFx } from '@/shared/lib/logger';

import { $bootState, bootRequested, bootSucceeded, restartFx, retryPressed } from './boot';
import { readStartFx } from './read-start';
import './find-network';

const start = Date.parse('2026-11-21T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const blockQuestion = {
  stage: 'start',
  isAuth: false,
  hasReferral: true,
  hasMobileReferral: false,
  isVipAuthNeeded: false,
} as const;

type Config = (attempt: number, signal: AbortSignal) => Response | Promise<Response>;
function setup(config: Config) {
  const configAt: number[] = [];
  const blockAsked: string[] = [];
  const logged: string[] = [];
  const succeeded = vi.fn();
  const restarted = vi.fn();
  const server = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/bff-api/config/all.json') {
      configAt.push(Date.now() - start);
      return config(configAt.length, request.signal);
    }
    if (pathname.startsWith('/blocks-api')) {
      blockAsked.push(search);
      return Response.json({ data: { displayTypeId: 0, templateTypeId: 0 } });
    }
    return Response.json({ data: { user_id: null } });
  };
  const scope = fork({
    handlers: [
      [readStartFx, () => ({ language: 'en', blockQuestion })],
      [fetchFx, server],
      [restartFx, restarted],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
    ],
  });
  createWatch({ unit: bootSucceeded, scope, fn: succeeded });
  void allSettled(bootRequested, { scope });
  return { scope, configAt, blockAsked, logged, succeeded, restarted };
}

test('[F02] [BOOT-06] [BOOT-07] [ERR-06] a configuration that fails is asked for six times, a second apart; then the site says so', async () => {
  const { scope, configAt, logged, succeeded } = setup(() => new Response(null, { status: 500 }));
  await vi.advanceTimersByTimeAsync(4999);
  expect(scope.getState($bootState)).toBe('starting');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(configAt).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
  expect(scope.getState($bootState)).toBe('failed');
  expect(logged).toContain('no site config');
  expect(succeeded).not.toHaveBeenCalled();
});

test('[F03] [BOOT-11] an attempt that never answers ends after seven seconds', async () => {
  const { configAt } = setup(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  await vi.advanceTimersByTimeAsync(7999);
  expect(configAt).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(configAt).toEqual([0, 8000]);
});

test('[F04] a configuration off its shape is not asked for again: the same page of failure', async () => {
  const { scope, configAt } = setup(() => new Response('<html>'));
  await vi.waitFor(() => {
    expect(scope.getState($bootState)).toBe('failed');
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(configAt).toHaveLength(1);
});

test('[BLOCK-02] [BLOCK-03] the blocking check asks with its five names', async () => {
  const { blockAsked } = setup(() => new Response(null, { status: 500 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(blockAsked).toEqual(['?stage=start&auth=0&referralParams=1&referralWHNMobile=0&mainVipDomainAuthNeed=0']);
});

test('[F86] a start that failed for want of a network begins anew when it is back', async () => {
  const { scope, restarted } = setup(() => new Response(null, { status: 500 }));
  void allSettled(networkFailed, { scope });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(scope.getState($bootState)).toBe('failed');
  const before = restarted.mock.calls.length;
  void allSettled(networkFailed, { scope });
  void allSettled(connectionSeen, { scope });
  expect(restarted.mock.calls.length).toBe(before + 1);
});

test('[F02] "Try again" begins anew where there is a network, texts and code of the page included', async () => {
  const { scope, restarted, configAt } = setup(() => new Response(null, { status: 500 }));
  await vi.advanceTimersByTimeAsync(15_000);
  void allSettled(retryPressed, { scope });
  expect([restarted.mock.calls.length, configAt.length]).toEqual([1, 6]);
});

test('[F86] without a network only the calls are repeated; the first that comes through begins anew', async () => {
  const { scope, restarted, configAt } = setup(() => new Response(null, { status: 500 }));
  await vi.advanceTimersByTimeAsync(15_000);
  void allSettled(networkFailed, { scope });
  void allSettled(retryPressed, { scope });
  expect(restarted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect([restarted.mock.calls.length, configAt.length]).toEqual([1, 7]);
});

test('[F86] without a network the page asks again by itself, more seldom each time; the first answer begins anew', async () => {
  let isBack = false;
  const { scope, restarted, configAt } = setup(() => {
    if (!isBack) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 500 });
  });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(scope.getState($bootState)).toBe('failed');
  expect(configAt.slice(6)).toEqual([6000, 8000, 12_000, 20_000, 30_000, 40_000, 50_000]);
  expect(restarted).not.toHaveBeenCalled();
  isBack = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(restarted).toHaveBeenCalledOnce();
});

test('[F02] a start that failed with a network asks no more by itself', async () => {
  const { configAt } = setup(() => new Response(null, { status: 500 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(configAt).toHaveLength(6);
});
