// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type CollectorEvent, isKnownEvent } from '@contracts/analytics';
import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { connectionSeen, networkFailed } from '@/shared/lib/device';

import { happened } from '../lib/event';
import { collectorOpened, tracked } from './collector';
import { consentChanged } from './consent';

const move = happened('mouseMove', { i1: 1, i2: 2 });

type Batch = { path: string; keepalive: boolean; headers: Headers; events: CollectorEvent[] };

function setup({
  isAvailable = true,
  isAgreed = true,
  status = 204,
}: { isAvailable?: boolean; isAgreed?: boolean | null; status?: number } = {}) {
  const sent: Batch[] = [];
  const answer = { status };
  const server = async (request: Request) => {
    const { events } = (await request.json()) as { events: CollectorEvent[] };
    sent.push({ path: new URL(request.url).pathname, keepalive: request.keepalive, headers: request.headers, events });
    if (answer.status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status: answer.status });
  };
  const config = { config: { fatmanApiKey: 'key-1', isFatmanAnalyticsAvailable: isAvailable } } as SiteConfig;
  const scope = fork({
    values: [[$siteConfig, config]],
    handlers: [[fetchFx, server]],
  });
  if (isAgreed !== null) void allSettled(consentChanged, { scope, params: isAgreed });
  const track = async (count = 1) => {
    for (let at = 0; at < count; at += 1) void allSettled(tracked, { scope, params: move });
    await vi.advanceTimersByTimeAsync(0);
  };
  const open = async () => {
    void allSettled(collectorOpened, { scope });
    await vi.advanceTimersByTimeAsync(0);
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { scope, sent, answer, track, open, pass };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  localStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  vi.useRealTimers();
});

test('[ANALYT-03] events go in batches under the key of the site: twenty at once, fewer after five seconds', async () => {
  const { sent, track, open, pass } = setup();
  await open();
  await track(21);
  expect(sent.map(({ path, events }) => [path, events.length])).toEqual([['/fatman-api/key-1', 20]]);
  await pass(5000);
  expect(sent.map(({ events }) => events.length)).toEqual([20, 1]);
  expect(sent.flatMap(({ events }) => events).every(isKnownEvent)).toBe(true);
  expect([sent[0]?.keepalive, sent[0]?.headers.get('X-Requested-With')]).toEqual([true, 'XMLHttpRequest']);
});

test.each([
  ['[ANALYT-03] the switch of the site is off', { isAvailable: false }],
  ['[ANALYT-13] the visitor allowed only what is necessary', { isAgreed: false }],
  ['[ANALYT-13] the visitor has not been asked yet', { isAgreed: null }],
])('%s: nothing is sent and nothing is kept', async (_, state) => {
  const { sent, track, open, pass } = setup(state);
  await open();
  await track(30);
  window.dispatchEvent(new Event('pagehide'));
  await pass(60_000);
  expect([sent, localStorage.length]).toEqual([[], 0]);
});

test('[ANALYT-13] who takes back their yes has nothing sent that was waiting', async () => {
  const { scope, sent, track, open, pass } = setup();
  await open();
  await track(3);
  await allSettled(consentChanged, { scope, params: false });
  await pass(60_000);
  expect(sent).toEqual([]);
});

test.each([
  ['in a browser', false, 55],
  ['inside a messenger', true, 119],
])('[ANALYT-04] [DEVICE-04] %s (%s) the source is %i', async (_, isInMessenger, source) => {
  if (isInMessenger) Object.assign(window, { TelegramWebviewProxy: {} });
  const { sent, track, open, pass } = setup();
  await open();
  await track();
  await pass(5000);
  expect(sent[0]?.events[0]?.source).toBe(source);
});

test('[ANALYT-02] what happens before the collector opens waits for it', async () => {
  const { sent, track, open, pass } = setup();
  await track(2);
  await pass(9000);
  expect(sent).toEqual([]);
  await open();
  expect(sent.map(({ events }) => events.length)).toEqual([2]);
});

test('a closing page sends what waits', async () => {
  const { sent, track, open, pass } = setup();
  await open();
  await track(2);
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(sent.map(({ events }) => events.length)).toEqual([2]);
  expect(localStorage.length).toBe(0);
});

test.each([500, 0])(
  '[ANALYT-13] a collector that answers %i is left alone for half a minute, silently, and loses nothing',
  async (status) => {
    const log = vi.spyOn(console, 'error');
    const { sent, answer, track, open, pass } = setup({ status });
    await open();
    await track(2);
    await pass(5000);
    await pass(25_000);
    expect(sent).toHaveLength(1);
    answer.status = 204;
    await pass(10_000);
    expect(sent.map(({ events }) => events.length)).toEqual([2, 2]);
    await pass(60_000);
    expect([sent.length, log.mock.calls]).toEqual([2, []]);
  },
);

test('a batch that the collector does not want is not sent again', async () => {
  const { sent, track, open, pass } = setup({ status: 400 });
  await open();
  await track();
  await pass(120_000);
  expect(sent).toHaveLength(1);
});

test('off line nothing is tried; the batch goes when the network is back', async () => {
  const { scope, sent, track, open, pass } = setup();
  await open();
  await allSettled(networkFailed, { scope });
  await track(2);
  await pass(60_000);
  expect(sent).toEqual([]);
  await allSettled(connectionSeen, { scope });
  await pass(0);
  expect(sent.map(({ events }) => events.length)).toEqual([2]);
});

test('[ANALYT-10] what could not be sent is kept for a day: an entry of 25 hours is dropped, one of 23 goes out', async () => {
  const at = (hours: number) => ({ ...move, ts: Date.now() - hours * 3_600_000, source: 55 });
  localStorage.setItem('openbook.metrics', JSON.stringify([at(25), at(23)]));
  const { sent, open, pass } = setup();
  await open();
  await pass(5000);
  expect(sent.flatMap(({ events }) => events.map(({ ts }) => (Date.now() - ts) / 3_600_000 > 24))).toEqual([false]);
});

test('[ANALYT-10] a page that closes off line leaves its events to the next one', async () => {
  const first = setup();
  await first.open();
  await allSettled(networkFailed, { scope: first.scope });
  await first.track(2);
  window.dispatchEvent(new Event('pagehide'));
  await first.pass(0);
  const next = setup();
  await next.open();
  await next.pass(5000);
  expect(next.sent.map(({ events }) => events.length)).toEqual([2]);
});
