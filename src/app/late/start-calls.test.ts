// @vitest-environment jsdom
import '@/features/access/begin-visit';
import '@/features/watch/renew-video-token';
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $isAuth, sessionClosed, sessionOpened } from '@/entities/session';
import { Bearer, fetchFx } from '@/shared/api';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { $notice } from '@/shared/lib/notices';

/** Now, for the jar of the document goes by the clock of the machine. */
const start = Math.floor(Date.now() / 1000) * 1000;
const cookieNames = ['session', 'is_auth', 'ua', 'ggru', 'grant'];
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of cookieNames) document.cookie = `${name}=; Max-Age=0; Path=/`;
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

test('[BOOT-30] the video token of a player comes at once and every ten minutes, until they leave', async () => {
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
