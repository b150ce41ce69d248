import { allSettled, createEvent, createStore, fork, sample, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { z } from '@contracts/zod';

import { $isOnline } from '@/shared/lib/device';
import { $language } from '@/shared/lib/language';
import { logFx } from '@/shared/lib/logger';

import { Bearer } from './bearer';
import { $captchaTask, captchaAnswered, captchaPortFx, captchaTaken } from './captcha';
import { createApiCall } from './create-api-call';
import { apiFailed, isTransient, type ApiFailure } from './failure';
import { fetchFx } from './fetch';
import { $fingerprint, execFingerprintFx } from './fingerprint';
import { authorizationOf } from './bearer.testing';
import { $isLoggedIn, $token, loggedInChanged, tokenReceived } from './token';

const readFx = createApiCall({
  request: (path: string) => ({ path }),
  contract: z.object({ data: z.object({ name: z.string() }) }),
  mapData: ({ data }) => data.name,
});
const writeFx = createApiCall({
  request: (key: string) => ({ method: 'POST', path: '/web-api/act', body: { a: 1 }, idempotencyKey: key }),
  contract: z.unknown(),
  mapData: () => 'done',
});

const failed = createEvent<ApiFailure>();
sample({ clock: apiFailed, fn: ({ failure }) => failure, target: failed });
const $failures = createStore<ApiFailure[]>([]).on(failed, (list, failure) => [...list, failure]);

type Answer = (request: Request) => Response | Promise<Response>;
const ok: Answer = () => Response.json({ data: { name: 'Ann' } });
const refuse =
  (status: number, code: number, more: object = {}): Answer =>
  () =>
    Response.json({ code, message: `no ${String(code)}`, requestId: 'r', ...more }, { status });

/** JWT whose only claim is its end, seconds from 1970. */
const jwt = (exp: number, name = 't') => `h.${btoa(JSON.stringify({ exp, name }))}.s`;
const now = Date.parse('2026-11-21T12:00:00Z');
const later = now / 1000 + 900;

type Setup = {
  answers?: Answer[];
  isLoggedIn?: boolean;
  token?: string | null;
  fingerprint?: { token: string; expiresAt: number; data: string } | null;
  getToken?: Answer;
  captcha?: () => Promise<string | null>;
  exec?: () => unknown;
};
function setup({
  answers = [ok],
  isLoggedIn = false,
  token = null,
  fingerprint = null,
  getToken,
  captcha,
  exec,
}: Setup) {
  const sent: Request[] = [];
  const tokenCalls: Request[] = [];
  const logged: string[] = [];
  let given = 0;
  const server = async (request: Request): Promise<Response> => {
    if (request.url.includes('gettoken')) {
      tokenCalls.push(request);
      return (getToken ?? (() => Response.json({ data: { token: jwt(later, `new${String(tokenCalls.length)}`) } })))(
        request,
      );
    }
    sent.push(request);
    given += 1;
    return (answers[Math.min(given, answers.length) - 1] ?? ok)(request);
  };
  const scope = fork({
    values: [
      [$language, 'ru'],
      [$isLoggedIn, isLoggedIn],
      [$token, token === null ? null : new Bearer(token)],
      [$fingerprint, fingerprint],
    ],
    handlers: [
      [fetchFx, server],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
      ...(captcha === undefined ? [] : [[captchaPortFx, captcha] as const]),
      ...(exec === undefined ? [] : [[execFingerprintFx, exec] as const]),
    ] as never,
  });
  return { scope, sent, tokenCalls, logged };
}

const read = async (scope: Scope) => allSettled(readFx, { scope, params: '/web-api/x' });
const failureOf = async (scope: Scope): Promise<ApiFailure | null> => {
  const outcome = await read(scope);
  return outcome.status === 'fail' ? outcome.value : null;
};

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

  test('[HTTP-03] a player sends his token, a visitor none and asks for none', async () => {
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

describe('token', () => {
  test('[F16] [HTTP-05] ten calls at once ask for one token, and a minute later for another', async () => {
    const { scope, tokenCalls } = setup({
      isLoggedIn: true,
      getToken: () => Response.json({ data: { token: 'no jwt' } }),
    });
    await Promise.all(Array.from({ length: 10 }, () => read(scope)));
    expect(tokenCalls).toHaveLength(1);
    vi.setSystemTime(now + 59_000);
    await read(scope);
    expect(tokenCalls).toHaveLength(1);
    vi.setSystemTime(now + 61_000);
    await read(scope);
    expect(tokenCalls).toHaveLength(2);
  });

  test('[F18] [HTTP-10] a 401 costs one new token and one replay, and the caller sees nothing', async () => {
    const { scope, sent, tokenCalls } = setup({ answers: [refuse(401, 401), ok], isLoggedIn: true, token: jwt(later) });
    expect(await read(scope)).toEqual({ status: 'done', value: 'Ann' });
    expect(sent.map(authorizationOf)).toEqual([`Bearer ${jwt(later)}`, `Bearer ${jwt(later, 'new1')}`]);
    expect(tokenCalls).toHaveLength(1);
  });

  test('[F19] [HTTP-10] a 401 that stays is an error after exactly two attempts', async () => {
    const { scope, sent } = setup({ answers: [refuse(401, 401)], isLoggedIn: true, token: jwt(later) });
    expect((await failureOf(scope))?.kind).toBe('unauthorized');
    expect(sent).toHaveLength(2);
  });

  test('[F20] [HTTP-10] twelve calls that are refused together ask for one token', async () => {
    const unauthorized = Array.from({ length: 12 }, () => refuse(401, 401));
    const { scope, sent, tokenCalls } = setup({ answers: [...unauthorized, ok], isLoggedIn: true, token: jwt(later) });
    await Promise.all(Array.from({ length: 12 }, () => read(scope)));
    expect(tokenCalls).toHaveLength(1);
    expect(sent).toHaveLength(24);
  });

  test("[HTTP-09] a visitor's 401 asks for no token", async () => {
    const { scope, sent, tokenCalls } = setup({ answers: [refuse(401, 401)] });
    expect((await failureOf(scope))?.kind).toBe('unauthorized');
    expect([sent.length, tokenCalls.length]).toEqual([1, 0]);
  });

  test('[F15] [HTTP-22] no token: the caller gets the failure, the log one line', async () => {
    const { scope, sent, logged } = setup({ isLoggedIn: true, getToken: refuse(500, 0) });
    expect((await failureOf(scope))?.statusCode).toBe(500);
    expect(sent).toEqual([]);
    expect(logged).toEqual(['No token']);
  });

  test('[HTTP-06] a token is renewed a minute before its end, while somebody is signed in', async () => {
    const { scope, sent } = setup({ answers: [() => Response.json({ token: jwt(later + 900) })], isLoggedIn: true });
    void allSettled(tokenReceived, { scope, params: new Bearer(jwt(later)) });
    await vi.advanceTimersByTimeAsync(900_000 - 60_001);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /web-api/user/updatetoken',
    ]);
    expect(scope.getState($token)?.expiresAt).toBe((later + 900) * 1000);
    await allSettled(loggedInChanged, { scope, params: false });
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(sent).toHaveLength(1);
  });

  test('whoever logs out leaves no token in memory', async () => {
    const { scope } = setup({ isLoggedIn: true, token: jwt(later) });
    await allSettled(loggedInChanged, { scope, params: false });
    expect(scope.getState($token)).toBeNull();
  });
});

describe('fingerprint and captcha', () => {
  const answer = (token: string) => ({ token, expiresAt: later, data: 'd' });

  test('[F21] [HTTP-11] a refused fingerprint is renewed and the call goes once more', async () => {
    const { scope, sent } = setup({
      answers: [refuse(400, 120), ok],
      fingerprint: { token: 'old', expiresAt: now + 1000, data: 'd' },
      exec: () => answer('new'),
    });
    expect((await read(scope)).status).toBe('done');
    expect(sent.map(({ headers }) => headers.get('X-Fingerprint'))).toEqual(['old', 'new']);
  });

  test('[F22] [HTTP-11] refused for ever: two attempts', async () => {
    const { scope, sent } = setup({ answers: [refuse(400, 120)], exec: () => answer('new') });
    expect((await failureOf(scope))?.kind).toBe('fingerprintRejected');
    expect(sent).toHaveLength(2);
  });

  test('[F23] [DEVICE-08] a script that fails twice is left alone', async () => {
    const exec = vi.fn(() => ({ token: '', expiresAt: 0, data: '' }));
    const { scope } = setup({ answers: [refuse(400, 120)], exec });
    await read(scope);
    await read(scope);
    await read(scope);
    expect(exec).toHaveBeenCalledTimes(2);
  });

  test.each([100, 111, 112, 113])(
    '[HTTP-12] code %i asks for its captcha and goes again with the answer',
    async (code) => {
      const captcha = vi.fn(() => Promise.resolve('solved'));
      const { scope, sent } = setup({ answers: [refuse(400, code), ok], captcha });
      expect((await read(scope)).status).toBe('done');
      expect(captcha).toHaveBeenCalledWith({ code, signal: undefined });
      expect(sent.map(({ headers }) => headers.get('X-Captcha'))).toEqual([null, 'solved']);
    },
  );

  test('[F31] [HTTP-13] three replays over all causes, then the failure', async () => {
    const { scope, sent } = setup({ answers: [refuse(400, 100)], captcha: () => Promise.resolve('solved') });
    expect((await failureOf(scope))?.kind).toBe('captchaRequired');
    expect(sent).toHaveLength(4);
  });

  test('[HTTP-12] no dialog comes to ask him: the failure, after one attempt and half a minute', async () => {
    const { scope, sent } = setup({ answers: [refuse(400, 100)] });
    const failure = failureOf(scope);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await failure)?.kind).toBe('captchaRequired');
    expect(sent).toHaveLength(1);
  });

  test('[HTTP-16] the player closes the dialog: the call counts as cancelled and nobody is told of it', async () => {
    const { scope, sent, logged } = setup({ answers: [refuse(400, 100)], captcha: () => Promise.resolve(null) });
    expect(await failureOf(scope)).toMatchObject({ kind: 'cancelled', statusCode: 499 });
    expect([scope.getState($failures), sent.length]).toEqual([[], 1]);
    expect(logged).toEqual(['Cancelled: /web-api/x']);
  });

  test('two calls that want a captcha are asked for one after the other', async () => {
    const { scope } = setup({ answers: [refuse(400, 100), refuse(400, 111), ok] });
    const both = Promise.all([read(scope), read(scope)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState($captchaTask)?.code).toBe(100);
    void allSettled(captchaTaken, { scope });
    await vi.advanceTimersByTimeAsync(60_000);
    void allSettled(captchaAnswered, { scope, params: 'one' });
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState($captchaTask)?.code).toBe(111);
    void allSettled(captchaTaken, { scope });
    void allSettled(captchaAnswered, { scope, params: 'two' });
    await both;
    expect(scope.getState($captchaTask)).toBeNull();
  });

  test('[HTTP-23] a replay of a write carries the same key and the same body', async () => {
    const { scope, sent } = setup({ answers: [refuse(401, 401), ok], isLoggedIn: true, token: jwt(later) });
    await allSettled(writeFx, { scope, params: 'key-1' });
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1']);
    expect(await Promise.all(sent.map((request) => request.text()))).toEqual(['{"a":1}', '{"a":1}']);
  });

  test('[HTTP-23] a write that got no answer is never sent again by itself', async () => {
    const { scope, sent } = setup({ answers: [() => Promise.reject(new TypeError('Failed to fetch'))] });
    await allSettled(writeFx, { scope, params: 'key-1' });
    expect(sent).toHaveLength(1);
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
