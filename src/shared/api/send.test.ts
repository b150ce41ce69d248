import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { operations } from '@contracts/openapi';

import { $isOnline } from '@/shared/lib/device';
import { $language } from '@/shared/lib/language';

import { authorizationOf } from './bearer.testing';
import { type ApiFailure, isTransient } from './failure';
import {
  $failures,
  type Answer,
  failureOf,
  jwt,
  later,
  now,
  ok,
  read,
  readFx,
  refuse,
  setup,
  writeFx,
} from './send.testing';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('headers', () => {
  test('[HTTP-01] [HTTP-02] [HTTP-14] [HTTP-25] every call says who asks, in which language; a captcha and a key only where there is one', async () => {
    const { scope, sent } = setup({});
    await read(scope);
    const headers = sent[0]!.headers;
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('X-App-Id')).toBe('desktop-web');
    expect(headers.get('X-Platform')).toBe('desktop');
    expect(headers.get('X-Language')).toBe('ru');
    for (const absent of ['X-Captcha', 'X-Fingerprint', 'Authorization', 'Idempotency-Key'])
      expect(headers.has(absent)).toBe(false);
  });

  const limits = operations.filter(({ path }) => path.startsWith('/limit-service-api')).map(({ path }) => path);
  test.each([...new Set(limits)])('[LIM-30] %s hears the language of the page', async (path) => {
    const { scope, sent } = setup({});
    await allSettled(readFx, { scope, params: path });
    await allSettled($language, { scope, params: 'ar' });
    await allSettled(readFx, { scope, params: path });
    expect(sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('X-Language')])).toEqual([
      [path, 'ru'],
      [path, 'ar'],
    ]);
  });

  test('[HTTP-03] a player sends their token, a visitor none and asks for none', async () => {
    const player = setup({ isLoggedIn: true, token: jwt(later) });
    await read(player.scope);
    expect(authorizationOf(player.sent[0]!)).toBe(`Bearer ${jwt(later)}`);
    expect(player.tokenCalls).toHaveLength(0);
    const visitor = setup({});
    await read(visitor.scope);
    expect(authorizationOf(visitor.sent[0]!)).toBeNull();
  });

  test.each([
    ['valid', now + 1000, 'fp'],
    ['over', now - 1000, null],
  ])('[HTTP-04] a fingerprint that is %s', async (_, expiresAt, header) => {
    const { scope, sent } = setup({ fingerprint: { token: 'fp', expiresAt, data: 'd' } });
    await read(scope);
    expect(sent[0]!.headers.get('X-Fingerprint')).toBe(header);
  });

  test('a token never leaves for another origin', async () => {
    const { scope, sent } = setup({ isLoggedIn: true, token: jwt(later) });
    const outcome = await allSettled(readFx, { scope, params: 'https://elsewhere.example/x' });
    expect(outcome.status).toBe('fail');
    expect(sent).toEqual([]);
  });
});

describe('failures', () => {
  test('[F35] [HTTP-15] no network: its own kind, and the page knows that it is off line until the next answer', async () => {
    const { scope } = setup({ answers: [() => Promise.reject(new TypeError('Failed to fetch')), ok] });
    expect((await failureOf(scope))?.kind).toBe('network');
    expect(scope.getState($isOnline)).toBe(false);
    await read(scope);
    expect(scope.getState($isOnline)).toBe(true);
  });

  test('a call that never ends is ended at its deadline: 10 s for a read, 15 s for a write', async () => {
    const never: Answer = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const { scope } = setup({ answers: [never] });
    const reading = failureOf(scope);
    await vi.advanceTimersByTimeAsync(9999);
    expect(scope.getState($failures)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await reading)?.kind).toBe('timeout');
    const writing = allSettled(writeFx, { scope, params: 'k' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await writing).status).toBe('fail');
  });

  test('[HTTP-24] an answer off its schema names its fields, in the log too', async () => {
    const { scope, logged } = setup({ answers: [() => Response.json({ data: { name: 5 } })] });
    const failure = await failureOf(scope);
    expect(failure?.kind === 'wrongShape' && failure.paths[0]).toMatch(/^data\.name/);
    expect(logged).toEqual(['Wrong shape of /web-api/x']);
  });

  test('[HTTP-24] an answer that is not even JSON is one of those', async () => {
    const { scope } = setup({ answers: [() => new Response('<html>')] });
    expect((await failureOf(scope))?.kind).toBe('wrongShape');
  });

  test('[HTTP-17] [HTTP-20] [ERR-01] what a server says: details joined, at most three, most important first', async () => {
    const errors = [
      { detail: 'five', priority: 5 },
      { detail: 'one', priority: 1, field: 'login' },
      { detail: 'three', priority: 3 },
      { detail: 'two', priority: 2 },
    ];
    const { scope } = setup({ answers: [refuse(400, 1, { errors })] });
    expect(await failureOf(scope)).toMatchObject({
      kind: 'server',
      code: 1,
      message: 'one\ntwo\nthree',
      fields: { login: 'one' },
    });
  });

  test('[HTTP-19] a failure without a status of its own is a 500', async () => {
    const { scope } = setup({ answers: [refuse(500, 0)] });
    expect((await failureOf(scope))?.statusCode).toBe(500);
  });

  test('429 says when to come back', async () => {
    const slow: Answer = () =>
      Response.json({ code: 429, message: 'slow', requestId: 'r' }, { status: 429, headers: { 'Retry-After': '7' } });
    const { scope } = setup({ answers: [slow] });
    expect(await failureOf(scope)).toMatchObject({ kind: 'server', retryAfterMs: 7000 });
  });

  test('an address that said when to come back is not read before; a press of the player still goes out', async () => {
    const slow: Answer = () =>
      Response.json({ code: 429, message: 'slow', requestId: 'r' }, { status: 429, headers: { 'Retry-After': '7' } });
    const { scope, sent } = setup({ answers: [slow, ok] });
    await read(scope);
    vi.setSystemTime(now + 6999);
    expect(await failureOf(scope)).toMatchObject({ statusCode: 429, message: 'slow' });
    expect(sent).toHaveLength(1);
    vi.setSystemTime(now + 7000);
    expect((await read(scope)).status).toBe('done');
    expect(sent).toHaveLength(2);
  });

  test('[F33] 451 with exception code 1 is about the terms; without it an ordinary refusal', async () => {
    const { scope } = setup({ answers: [refuse(451, 451, { exception_code: 1 }), refuse(451, 451)] });
    expect((await failureOf(scope))?.kind).toBe('termsChanged');
    expect((await failureOf(scope))?.kind).toBe('server');
  });

  test.each<[string, Partial<ApiFailure>, boolean]>([
    ['no network', { kind: 'network', statusCode: 0 }, true],
    ['deadline', { kind: 'timeout', statusCode: 408 }, true],
    ['503', { kind: 'server', statusCode: 503 }, true],
    ['400', { kind: 'server', statusCode: 400 }, false],
    ['a wrong shape', { kind: 'wrongShape', statusCode: 200 }, false],
    ['a captcha', { kind: 'captchaRequired', statusCode: 400 }, false],
  ])('%s: worth asking again?', (_, failure, expected) => {
    expect(isTransient(failure as ApiFailure)).toBe(expected);
  });
});
