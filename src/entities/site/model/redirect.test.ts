import { existsSync, readFileSync } from 'node:fs';

import { allSettled, fork, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { leave, type Navigation, pass, redirect, routerAttached, type Verdict } from '@/shared/routing';

import { isLooping } from '../lib/redirect';
import { isRedirectChecked, leaveLateFx, redirectCheckStarted, redirectGuard } from './redirect';

const here = 'https://site.example/en/home/live?redirect-service';
const search = '?redirect-service';
const answer = { redirect: true, code: 302, url: 'https://mirror.example/en', reasons: [16], breadcrumbs: [] };

beforeEach(async () => {
  vi.stubGlobal('location', new URL(here));
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The code has loaded already, so it needs no timer.
  await import('../lib/redirect');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setup(reply: () => Response | Promise<Response>) {
  const sent: Request[] = [];
  const logged: unknown[] = [];
  const went: unknown[] = [];
  const scope = fork({
    handlers: [
      [
        fetchFx,
        (request: Request) => {
          sent.push(request);
          return reply();
        },
      ],
      [logFx, (entry: unknown) => void logged.push(entry)],
      [leaveLateFx, (url: string) => void went.push(url)],
    ] as never,
  });
  void allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  const ask = (more: Partial<Navigation> = {}): Promise<Verdict> => {
    const params: Navigation = {
      path: '/home/live',
      language: 'en',
      search,
      hash: '',
      params: {},
      meta: { pageId: 'x', layout: 'main', section: 'x', dictionaries: [], title: 'x' },
      isFirst: true,
      signal: new AbortController().signal,
      ...more,
    };
    // Asks as the router does: a later answer is ignored.
    return scopeBind(redirectGuard.checkFx, { scope })(params);
  };
  const start = () => allSettled(redirectCheckStarted, { scope });
  return { ask, sent, logged, went, start };
}
const says = (data: unknown) => () => Response.json({ data });

test('[REDIR-01] the address is sent with the service header', async () => {
  const { ask, sent } = setup(says({ ...answer, redirect: false }));
  expect(await ask()).toEqual(pass());
  const [request] = sent;
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual([
    'POST',
    '/redirects-api/api/v1/redirect-light',
  ]);
  expect(await request?.json()).toEqual({ url: here });
  expect(request?.headers.get('X-Service-Auth')).toBeTruthy();
});

test.each([
  ['production', '', true],
  ['staging', '', false],
  ['staging', '?redirect-service', true],
  ['development', '?a=1&redirect-service=1', true],
])('[REDIR-02] [QUERY-07] in %s with the query "%s": checked %s', (mode, query, expected) => {
  expect(isRedirectChecked(query, mode)).toBe(expected);
});

test('[REDIR-02] where it is not checked nobody is asked', async () => {
  const { ask, sent } = setup(says(answer));
  expect([await ask({ search: '' }), sent]).toEqual([pass(), []]);
});

test.each<[string, string, Verdict]>([
  ['another site replaces the document', 'https://mirror.example/en', leave('https://mirror.example/en')],
  ['an address of this site is a way inside it', 'https://site.example/ru/news?a=1', redirect('/news?a=1', 'ru')],
  ['a path of this site too', '/en/news', redirect('/news', 'en')],
  ['the address that is here is none', here, pass()],
])('[REDIR-05] %s', async (_, url, verdict) => {
  expect(await setup(says({ ...answer, url })).ask()).toEqual(verdict);
});

test('[REDIR-06] a script address is logged and ignored', async () => {
  const { ask } = setup(says({ ...answer, url: 'javascript:alert(1)' }));
  expect(await ask()).toEqual(pass());
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test.each(['redirect', 'code', 'url', 'reasons', 'breadcrumbs'])(
  '[F11] [REDIR-04] an answer without "%s" is logged once and ignored, and not asked for again',
  async (field) => {
    const { ask, sent, logged } = setup(
      says(Object.fromEntries(Object.entries(answer).filter(([name]) => name !== field))),
    );
    expect(await ask()).toEqual(pass());
    expect([sent.length, logged.length]).toEqual([1, 1]);
  },
);

test('[F12] [REDIR-03] a service that fails is asked 5 times more, 1000 ms apart', async () => {
  vi.useFakeTimers();
  const { ask, sent } = setup(() => new Response(null, { status: 500 }));
  const verdict = ask();
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await verdict, sent.length]).toEqual([pass(), 6]);
});

test('[F12] the page does not wait longer than 2 s, and a later answer still leads on', async () => {
  vi.useFakeTimers();
  const late = (url: string) =>
    setup(() => new Promise((resolve) => setTimeout(resolve, 3000, says({ ...answer, url })())));
  const elsewhere = late('https://mirror.example/en');
  const inside = late('/en/news');
  const said: Verdict[] = [];
  for (const { ask } of [elsewhere, inside]) void ask().then((verdict) => said.push(verdict));
  await vi.advanceTimersByTimeAsync(1999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([pass(), pass()]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([elsewhere.went, inside.went]).toEqual([['https://mirror.example/en'], ['/en/news']]);
});

test('[BOOT-37] what the page waited for before counts: a service that was silent then is not waited for again', async () => {
  vi.useFakeTimers();
  const { ask, start } = setup(() => new Promise(() => undefined));
  void start();
  await vi.advanceTimersByTimeAsync(3000);
  const said: Verdict[] = [];
  void ask().then((verdict) => said.push(verdict));
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual([pass()]);
});

test('a player who has gone on is not led away any more', async () => {
  const controller = new AbortController();
  const { ask, went } = setup(() => {
    controller.abort();
    return says(answer)();
  });
  expect(await ask({ signal: controller.signal })).toEqual(pass());
  expect(went).toEqual([]);
});

test('it is asked once for a page load', async () => {
  const { ask, sent } = setup(says({ ...answer, redirect: false }));
  await ask();
  await ask();
  await ask({ isFirst: false });
  expect(sent).toHaveLength(1);
});

test('[F13] three documents in ten seconds are a loop, and later ones are not', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const at = (now: number) => isLooping(now, storage);
  expect([at(100_000), at(101_000), at(102_000), at(103_000)]).toEqual([false, false, false, true]);
  expect(at(120_000)).toBe(false);
});

type Row = { id: string; boundary: string; value: unknown; expect: { outcome: string; logged?: boolean } };
const file = new URL('../../../../../shared/data/hostile/hostile.jsonl', import.meta.url);
const rows = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row)
      .filter(({ boundary }) => boundary === 'redirect-light')
  : [];
if (rows.length === 0) console.info('No corpus of hostile inputs here: its rows are skipped.');

test.skipIf(rows.length === 0)('[REDIR-04] [REDIR-06] answers of the corpus of hostile inputs', async () => {
  const wrong: string[] = [];
  for (const { id, value, expect: expected } of rows) {
    const { ask, logged } = setup(() => Response.json({ data: value }));
    vi.mocked(console.warn).mockClear();
    const verdict = await ask();
    const isLogged = logged.length + vi.mocked(console.warn).mock.calls.length > 0;
    const isIgnored = verdict.kind === 'pass';
    if (isIgnored !== (expected.outcome === 'ignored') || (expected.logged === true && !isLogged)) wrong.push(id);
  }
  expect(wrong).toEqual([]);
});

test('the question goes out with the start, and the guard hears its answer: nothing is asked twice', async () => {
  const { ask, sent, start } = setup(says(answer));
  await start();
  expect(sent).toHaveLength(1);
  expect(await ask()).toEqual(leave('https://mirror.example/en'));
  expect([await ask(), sent.length]).toEqual([pass(), 1]);
});
