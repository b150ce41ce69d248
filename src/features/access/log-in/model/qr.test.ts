import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';

import { cookiesKeptFx } from './cookies';
import { $code, $codePath, $qrFailure, $qrState, newCodeWanted, qrHidden, qrShown } from './qr';
import './form';

const signedIn = { data: { userId: 7, token: 'h.e30.s' } };
const wrong = { code: 131, message: 'Old.', requestId: 'r' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** `states`: answers about the code, one after another; null: no connection. */
async function setup({ states, login = signedIn }: { states: (string | null)[]; login?: object }) {
  const calls: string[] = [];
  const left = [...states];
  let codes = 0;
  const server = (request: Request) => {
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname.slice('/web-api/auth/'.length)}`;
    calls.push(name);
    if (name === 'POST qr') {
      codes += 1;
      return Response.json({ data: { code: `AAAABBB${String(codes)}`, expiresAt: 1 } });
    }
    if (name === 'POST qr-login') return Response.json(login, { status: 'code' in login ? 400 : 200 });
    const state = left.length === 0 ? 'waiting' : left.shift();
    if (state === null) throw new TypeError('offline');
    return Response.json({ data: { state } });
  };
  const scope = fork({
    handlers: [
      [fetchFx, (request: Request) => Promise.resolve().then(() => server(request))],
      [cookiesKeptFx, () => true],
    ],
  });
  void allSettled(qrShown, { scope });
  await vi.advanceTimersByTimeAsync(0);
  const pass = (looks: number) => vi.advanceTimersByTimeAsync(looks * 2000);
  return { scope, calls, pass };
}

test('[OFFICE-11] the code leads to the page of approval; allowed on the other device, this one signs in by itself', async () => {
  const { scope, pass } = await setup({ states: ['waiting', 'seen', 'allowed'] });
  expect(scope.getState($codePath)).toBe('/en/office/qr#AAAABBB1');
  await pass(2);
  expect(scope.getState($qrState)).toBe('seen');
  await pass(1);
  expect([scope.getState($userId), scope.getState($code)]).toEqual([7, null]);
});

test('[OFFICE-11] an old code is renewed by itself; a refused one only when the player asks', async () => {
  const { scope, pass } = await setup({ states: ['over', 'refused'] });
  await pass(1);
  expect(scope.getState($code)).toBe('AAAABBB2');
  await pass(1);
  expect([scope.getState($code), scope.getState($qrState)]).toEqual([null, 'refused']);
  void allSettled(newCodeWanted, { scope });
  await pass(0);
  expect([scope.getState($code), scope.getState($qrState)]).toEqual(['AAAABBB3', 'waiting']);
});

test('[OFFICE-11] a lost connection is said and heals; a log-in that comes too late is said', async () => {
  const { scope, pass } = await setup({ states: [null, 'seen', 'allowed'], login: wrong });
  await pass(1);
  expect([scope.getState($qrFailure), scope.getState($code)]).toEqual(['network', 'AAAABBB1']);
  await pass(1);
  expect([scope.getState($qrFailure), scope.getState($qrState)]).toEqual([null, 'seen']);
  await pass(1);
  expect([scope.getState($qrFailure), scope.getState($code)]).toEqual(['wrong_code', null]);
});

test('[OFFICE-11] nobody is asked about a code that is not shown any more', async () => {
  const { scope, calls, pass } = await setup({ states: [] });
  await pass(1);
  void allSettled(qrHidden, { scope });
  const before = calls.length;
  await pass(5);
  expect(calls.length).toBe(before);
});
