import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { $captchaTask, captchaAnswered, captchaTaken } from './captcha';
import { $failures, failureOf, jwt, later, now, ok, read, refuse, setup, writeFx } from './send.testing';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
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

  test('[HTTP-12] no dialog comes to ask them: the failure, after one attempt and half a minute', async () => {
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
