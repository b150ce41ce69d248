import { allSettled, createWatch } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Bearer } from './bearer';
import { authorizationOf } from './bearer.testing';
import { failureOf, jwt, later, now, ok, read, refuse, setup } from './send.testing';
import { $token, otherPlayerCame, tokenReceived, userChanged } from './token';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
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
    await allSettled(userChanged, { scope, params: null });
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(sent).toHaveLength(1);
  });

  test.each([25, 30, 45, 400])(
    '[R-L5] a token of %i days is renewed a minute before its end, not at once',
    async (days) => {
      const life = days * 86_400;
      const { scope, sent } = setup({ isLoggedIn: true });
      await allSettled(tokenReceived, { scope, params: new Bearer(jwt(now / 1000 + life)) });
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sent).toEqual([]);
      await vi.advanceTimersByTimeAsync((life - 60) * 1000 - 10_001);
      expect(sent).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(1);
    },
  );

  test('whoever logs out leaves no token in memory', async () => {
    const { scope } = setup({ isLoggedIn: true, token: jwt(later) });
    await allSettled(userChanged, { scope, params: null });
    expect(scope.getState($token)).toBeNull();
  });

  test('[HTTP-41] a call is never sent again in the name of another player whose cookie the browser has now', async () => {
    const theirs = () => Response.json({ data: { token: jwt(later, 'theirs', '8') } });
    const { scope, sent, tokenCalls } = setup({ answers: [refuse(401, 401), ok], getToken: theirs });
    const came = vi.fn();
    createWatch({ unit: otherPlayerCame, scope, fn: came });
    await allSettled(userChanged, { scope, params: 7 });
    await allSettled(tokenReceived, { scope, params: new Bearer(jwt(later, 'mine', '7')) });
    expect((await failureOf(scope))?.kind).toBe('unauthorized');
    expect([sent.length, tokenCalls.length, came.mock.calls.length]).toEqual([1, 1, 1]);
    expect(scope.getState($token)?.owner ?? null).not.toBe(8);
  });

  test('[HTTP-41] a renewal that brings the token of another player is not taken', async () => {
    const { scope } = setup({ answers: [() => Response.json({ token: jwt(later + 900, 'theirs', '8') })] });
    const came = vi.fn();
    createWatch({ unit: otherPlayerCame, scope, fn: came });
    await allSettled(userChanged, { scope, params: 7 });
    void allSettled(tokenReceived, { scope, params: new Bearer(jwt(later, 'mine', '7')) });
    await vi.advanceTimersByTimeAsync(900_000 - 60_000);
    expect(came).toHaveBeenCalledOnce();
    expect(scope.getState($token)?.owner).toBe(7);
  });

  test.each([
    ['7', 8, null],
    ['8', 8, 8],
  ])('[HTTP-41] a token of player %s, once player %i is here, leaves that of %s', async (sub, user, owner) => {
    const { scope } = setup({});
    await allSettled(userChanged, { scope, params: 7 });
    await allSettled(tokenReceived, { scope, params: new Bearer(jwt(later, 't', sub)) });
    await allSettled(userChanged, { scope, params: user });
    expect(scope.getState($token)?.owner ?? null).toBe(owner);
  });
});
