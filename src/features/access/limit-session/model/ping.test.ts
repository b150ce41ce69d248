import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sessionClosed, sessionOpened } from '@/entities/session';
import { Bearer, fetchFx } from '@/shared/api';
import { $now, clockStarted } from '@/shared/lib/clock';
import { tabHidden, tabShown } from '@/shared/lib/device';
import { $notice } from '@/shared/lib/notices';

import { sessionHoursKnown } from '../index';

const start = Date.parse('2026-11-21T12:00:00Z');
const ok = (remaining: number) => () => Response.json({ data: { remaining } });

/**
 * A player who has this many hours left. `answers`: what the pings get, in order; every later ping gets the last one.
 */
async function setup(hours: number | null, answers: (() => Response)[] = [ok(3600)]) {
  const pings: { at: number; isPlayers: boolean }[] = [];
  const server = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('dictionary')) return Response.json({ data: { version: '1', groups: {} } });
    if (!pathname.endsWith('/ping')) return Response.json({ success: true, message: '' });
    pings.push({ at: (Date.now() - start) / 1000, isPlayers: 'bearer' in request && request.bearer instanceof Bearer });
    return (answers[pings.length - 1] ?? answers.at(-1))?.();
  };
  const scope = fork({ values: [[$now, start]], handlers: [[fetchFx, server]] });
  void allSettled(clockStarted, { scope });
  void allSettled(sessionOpened, { scope, params: { userId: 7, token: new Bearer('h.eyJleHAiOjQwMDAwMDAwMDB9.s') } });
  void allSettled(sessionHoursKnown, { scope, params: hours });
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  await pass(0);
  return { scope, pings, pass, at: () => pings.map((ping) => ping.at), isOver: () => scope.getState($notice) !== null };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:', origin: 'http://localhost', search: '' });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[LIM-33] [CONST-02] a session limit is pinged every 30 s, as the player, until they leave', async () => {
  const { scope, pings, pass, at } = await setup(2);
  await pass(95);
  expect(at()).toEqual([30, 60, 90]);
  expect(pings.every(({ isPlayers }) => isPlayers)).toBe(true);
  await allSettled(sessionClosed, { scope, params: { reason: 'elsewhere' } });
  await pass(60);
  expect(at()).toHaveLength(3);
});

test.each([
  ['no limit', null, []],
  ['a limit that was taken back elsewhere', 2, [30]],
])('[LIM-33] %s is not pinged', async (_, hours, expected) => {
  const { pass, at } = await setup(hours, [ok(-1)]);
  await pass(100);
  expect(at()).toEqual(expected);
});

test('a tab that nobody sees asks nothing, and asks with its first second in sight', async () => {
  const { scope, pass, at } = await setup(2);
  await allSettled(tabHidden, { scope });
  await pass(300);
  expect(at()).toEqual([]);
  await allSettled(tabShown, { scope });
  await pass(1);
  expect(at()).toEqual([301]);
});

test('[F75] pings that fail are silent, and the time runs on from what the server said last', async () => {
  const { pass, at, isOver } = await setup(2, [ok(110), () => new Response(null, { status: 500 })]);
  await pass(139);
  expect(at()).toEqual([30, 60, 90, 120]);
  expect(isOver()).toBe(false);
  await pass(2);
  expect(isOver()).toBe(true);
  await pass(60);
  expect(at()).toHaveLength(4);
});

test('the server that says that the time is over is believed at once', async () => {
  const over = () => Response.json({ code: 1021, message: 'Over', requestId: 'r' }, { status: 403 });
  const { pass, at, isOver } = await setup(2, [over]);
  await pass(29);
  expect(isOver()).toBe(false);
  await pass(2);
  expect([isOver(), at()]).toEqual([true, [30]]);
});
