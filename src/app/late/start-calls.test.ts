// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $isAuth, sessionClosed, sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { Bearer, fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { appReady } from '@/shared/lib/lifecycle';
import { $notice } from '@/shared/lib/notices';

import { checkDomainsFx } from './domains-checker';
import './secure-data';
import { styleAddress } from './style-sheet';
import './video-token';
import './visitor-session';

/** Now, for the jar of the document goes by the clock of the machine. */
const start = Math.floor(Date.now() / 1000) * 1000;
const cookieNames = ['session', 'is_auth', 'ua', 'ggru', 'grant'];
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of cookieNames) document.cookie = `${name}=; Max-Age=0; Path=/`;
  document.head.replaceChildren();
});

type Answers = Readonly<Record<string, () => Response>>;
function setup(answers: Answers = {}) {
  const asked: { path: string; at: number; cache: string }[] = [];
  const logged: string[] = [];
  const server = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname in answers || ['/web-api/session'].includes(pathname))
      asked.push({ path: pathname + search, at: Date.now() - start, cache: request.cache });
    return answers[pathname]?.() ?? new Response(null, { status: 204 });
  };
  const scope = fork({
    handlers: [
      [fetchFx, server],
      [checkDomainsFx, () => undefined],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
    ],
  });
  const ready = async () => {
    void allSettled(appReady, { scope });
    await vi.advanceTimersByTimeAsync(0);
  };
  const logIn = async () => {
    document.cookie = 'ua=7; Path=/';
    void allSettled(sessionOpened, {
      scope,
      params: { userId: 7, token: new Bearer('header.eyJleHAiOjQwMDAwMDAwMDB9.x') },
    });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { scope, asked, logged, ready, logIn };
}

test('[BOOT-22] the session of a visitor is opened eight seconds after the site is ready, past every cache', async () => {
  const { asked, ready } = setup();
  await ready();
  await vi.advanceTimersByTimeAsync(7999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([{ path: '/web-api/session', at: 8000, cache: 'no-store' }]);
});

test.each(['session=1', 'is_auth=1'])('[BOOT-22] not where there is one: %s', async (cookie) => {
  document.cookie = `${cookie}; Path=/`;
  const { asked, ready } = setup();
  await ready();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual([]);
});

test('[F14] [BOOT-22] [ERR-17] a session that did not open is in the log and nowhere else', async () => {
  const { logged, ready } = setup({ '/web-api/session': () => new Response('<html>', { status: 500 }) });
  await ready();
  await vi.advanceTimersByTimeAsync(8000);
  expect(logged).toEqual(['The session did not open']);
});

const secure = (grant: object, ggru = 'g-value') => ({
  '/bff-api/secure-data': () => Response.json({ data: { ggru, grant } }),
});

test('[BOOT-27] a player gets two values as cookies, the grant for half an hour', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const { asked, ready, logIn } = setup(secure({ 7: 'grant-value' }));
  await ready();
  expect(asked).toEqual([]);
  await logIn();
  expect(asked.map(({ path }) => path)).toEqual(['/bff-api/secure-data?key=7']);
  const grant = written.mock.calls.map(([text]) => text).find((text) => text.startsWith('grant=grant-value'));
  expect(grant).toContain(`Expires=${new Date(start + 30 * 60_000).toUTCString()}`);
  written.mockRestore();
  expect(document.cookie).toContain('ggru=g-value');
  expect(document.cookie).toContain('grant=grant-value');
});

test('[BOOT-27] they go with the player', async () => {
  const { scope, ready, logIn } = setup(secure({ 7: 'grant-value' }));
  await ready();
  await logIn();
  void allSettled(sessionClosed, { scope, params: { reason: 'player' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(document.cookie).not.toContain('gr');
});

test.each([
  ['no values', secure({}, '')],
  ['a grant of another key', secure({ 8: 'x' })],
])('[F106] [BOOT-28] %s: said in the log, no cookie', async (_, answers) => {
  const { logged, ready, logIn } = setup(answers);
  await logIn();
  await ready();
  expect(logged).toContain('data is empty');
  expect(document.cookie).not.toContain('gr');
});

test('[BOOT-30] the video token of a player comes at once and every ten minutes, until he leaves', async () => {
  const token = () => Response.json({ data: { token: 'v', expiresAt: 4_000_000_000 } });
  const { scope, asked, ready, logIn } = setup({ '/web-api/media/video-token': token });
  const times = () => asked.filter(({ path }) => path.startsWith('/web-api/media')).map(({ at }) => at);
  await ready();
  await vi.advanceTimersByTimeAsync(1000);
  expect(times()).toEqual([]);
  await logIn();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(times()).toEqual([1000, 601_000]);
  void allSettled(sessionClosed, { scope, params: { reason: 'player' } });
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(times()).toEqual([1000, 601_000]);
});

test('[F105] [BOOT-30] a video token that does not come is silent, and the next one is asked for in its time', async () => {
  const { scope, asked, ready, logIn } = setup({
    '/web-api/media/video-token': () => new Response(null, { status: 500 }),
  });
  await ready();
  await logIn();
  await vi.advanceTimersByTimeAsync(1000);
  expect([scope.getState($notice), scope.getState($isAuth)]).toEqual([null, true]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.filter(({ path }) => path.startsWith('/web-api/media')).map(({ at }) => at)).toEqual([0, 600_000]);
});

const readyWith = (config: object) => {
  const siteConfig = config as SiteConfig;
  const scope = fork({ values: [[$siteConfig, siteConfig]], handlers: [[checkDomainsFx, () => undefined]] });
  return allSettled(appReady, { scope });
};

test.each([
  [undefined, '/sys-ui/2.3.144/Desktop/default/client.css'],
  [{ version: '3.0.0', config: 'night' }, '/sys-ui/3.0.0/Desktop/night/client.css'],
  [{ version: '../x' }, '/sys-ui/..%2Fx/Desktop/default/client.css'],
])('[BOOT-23] the partner’s style sheet by %j', (sysUi, address) => {
  expect(styleAddress(sysUi)).toBe(address);
});

test('[BOOT-23] the style sheet is in the head once, however often the configuration comes', async () => {
  for (const version of ['1', '1', '2']) await readyWith({ sysUi: { version } });
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/sys-ui/2/Desktop/default/client.css',
  ]);
});

function checkAt(address: string) {
  vi.useRealTimers();
  history.replaceState(null, '', address);
  const run = vi.fn(() => Promise.resolve(null));
  const logged: string[] = [];
  const scope = fork({ handlers: [[logFx, ({ text }: { text: string }) => void logged.push(text)]] });
  const checked = allSettled(checkDomainsFx, { scope });
  const script = document.head.querySelector('script');
  return {
    script,
    run,
    logged,
    load: async () => {
      window.__domains = { run };
      script?.dispatchEvent(new Event('load'));
      await checked;
    },
    fail: async () => {
      script?.dispatchEvent(new Event('error'));
      await checked;
    },
  };
}

test('[BOOT-25] the domains checker comes by itself, pinned, and is run', async () => {
  const { script, run, load } = checkAt('/en');
  expect([script?.async, script?.getAttribute('src')]).toEqual([true, '/domains-api/checker.js']);
  expect(script?.integrity).toMatch(/^sha384-/);
  await load();
  expect(run).toHaveBeenCalledTimes(1);
});

test('[BOOT-25] [QUERY-08] a word in the address switches it off', () => {
  expect(checkAt('/en?force_redirect_off=1').script).toBeNull();
});

test('[BOOT-25] a checker that does not load is in the log alone', async () => {
  const { logged, fail } = checkAt('/en');
  await fail();
  expect(logged).toEqual(['The domains were not checked']);
});
