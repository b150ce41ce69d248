import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $userId, sessionClosed, sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import {
  $location,
  type Navigation,
  pass,
  redirect,
  type RouteMeta,
  routerAttached,
  type Verdict,
} from '@/shared/routing';

import { areChanged } from '../lib/terms';
import { $problem, confirmPressed, termsOpened } from './confirm';
import { termsGuard } from './guard';

const now = Date.parse('2026-11-21T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['agreed, nothing newer', { isAgreed: true, updatedAt: 100 }, 100, false],
  ['agreed elsewhere, first seen here', { isAgreed: true, updatedAt: 100 }, null, false],
  ['newer than what was agreed to here', { isAgreed: true, updatedAt: 101 }, 100, true],
  ['not agreed', { isAgreed: false, updatedAt: 100 }, null, true],
])('[SESS-29] terms that are %s', (_, agreement, confirmedAt, changed) => {
  expect(areChanged(agreement, confirmedAt)).toBe(changed);
});

const meta = (more: Partial<RouteMeta> = {}): RouteMeta => ({
  pageId: 'x',
  layout: 'main',
  section: 'x',
  dictionaries: [],
  title: 'x',
  ...more,
});
type Setup = { isOn?: boolean; userId?: number | null; result?: boolean; status?: number };
function setup({ isOn = true, userId = 7, result = false, status = 200 }: Setup = {}) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  const went: unknown[] = [];
  const server = { result, updatedAt: 1000, status };
  const scope = fork({
    values: [
      [$userId, userId],
      [$siteConfig, { config: { isAvailableConfirmTerms: isOn } } as SiteConfig],
      [
        $location,
        { path: '/confirm-terms', language: 'en', search: '?from_url=%2Fen%2Fhome%2Flive%3Fx%3D1', hash: '' },
      ],
    ] as never,
    handlers: [
      [
        fetchFx,
        async (request: Request) => {
          const path = new URL(request.url).pathname;
          if (path.endsWith('gettoken')) return Response.json({ data: { token: 'h.e30.s' } });
          const body: unknown = request.method === 'POST' ? await request.json() : null;
          sent.push({ method: request.method, path: path.split('/').at(-1) ?? '', body });
          if (server.status !== 200) return new Response('{}', { status: server.status });
          if (request.method === 'POST') return Response.json({ data: body });
          return Response.json({ result: server.result, updatedAt: server.updatedAt });
        },
      ],
      [logFx, () => undefined],
    ] as never,
  });
  void allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  const ask = async (more: Partial<Navigation> = {}): Promise<Verdict> => {
    const params: Navigation = {
      path: '/home/live',
      language: 'en',
      search: '?x=1',
      hash: '',
      params: {},
      meta: meta(),
      isFirst: false,
      signal: new AbortController().signal,
      ...more,
    };
    return (await allSettled(termsGuard.checkFx, { scope, params })).value as Verdict;
  };
  return { scope, sent, went, server, ask };
}
const there = redirect('/confirm-terms?from_url=%2Fen%2Fhome%2Flive%3Fx%3D1');

test('[GUARD-12] a player whose terms have changed agrees first, and the way on is kept', async () => {
  expect(await setup().ask()).toEqual(there);
});

test.each<[string, Setup, Partial<RouteMeta>]>([
  ['BOOT-19', { isOn: false }, {}],
  ['GUARD-12', { userId: null }, {}],
  ['GUARD-12', {}, { exempt: ['terms'] }],
  ['GUARD-12', {}, { flags: [24, 25] }],
])(
  '[%s] switched off, a visitor, a page that must be readable: nobody is even asked (%o, %o)',
  async (_, input, more) => {
    const { ask, sent } = setup(input);
    expect([await ask({ meta: meta(more) }), sent]).toEqual([pass(), []]);
  },
);

test('[GUARD-12] who has agreed goes on; an answer is good for a minute, newer terms after it are noticed', async () => {
  const { ask, sent, server } = setup({ result: true });
  expect(await ask()).toEqual(pass());
  Object.assign(server, { result: false, updatedAt: 2000 });
  vi.setSystemTime(now + 59_000);
  expect([await ask(), sent.length]).toEqual([pass(), 1]);
  vi.setSystemTime(now + 60_000);
  expect([await ask(), sent.length]).toEqual([there, 2]);
});

test('a backend that does not say keeps nobody from their page', async () => {
  expect(await setup({ status: 500 }).ask()).toEqual(pass());
  expect(termsGuard.patience?.ms).toBe(2000);
  expect(termsGuard.patience?.silence()).toEqual(pass());
});

test('[GUARD-12] agreeing sends the terms that were shown and leads on; the next page is not stopped', async () => {
  const { scope, sent, went, ask } = setup();
  await allSettled(termsOpened, { scope });
  await allSettled(confirmPressed, { scope });
  expect(sent.at(-1)).toEqual({ method: 'POST', path: 'confirm', body: { updatedAt: 1000 } });
  expect(went).toEqual(['/en/home/live?x=1']);
  expect(await ask()).toEqual(pass());
});

test('an agreement that is not saved is said, and the player stays', async () => {
  const { scope, went, server } = setup();
  await allSettled(termsOpened, { scope });
  server.status = 500;
  await allSettled(confirmPressed, { scope });
  expect([scope.getState($problem), went]).toEqual(['notSaved', []]);
});

test('what one player agreed to is nothing of the next one', async () => {
  const { scope, sent, ask } = setup({ result: true });
  await ask();
  await allSettled(sessionClosed, { scope, params: { reason: 'elsewhere' } });
  await allSettled(sessionOpened, { scope, params: { userId: 8 } });
  await ask();
  expect(sent).toHaveLength(2);
});
