import { allSettled, type EventCallable, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { balance } from '@contracts/account.testing';
import type { GameRound, GameSession } from '@contracts/rounds';

import { balanceRefreshRequested } from '@/entities/account';
import { $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { $shelfStorage } from '@/shared/keyed-call';
import { clockStarted } from '@/shared/lib/clock';
import { $location } from '@/shared/routing';

import { $refusal, playPressed, stakeTyped, stepPressed } from './form';
import { roomOpened } from './opened';
import { $part } from './part';
import { $room } from './room';

const round = (isOpen: boolean): GameRound => ({
  ...{ id: '1', game: 'blackjack', at: 1, currency: 'RUB', stake: 20, payout: 0, isOpen },
  ...{ endsAt: null, isDrawnByUs: false, maths: null },
  ...{ choice: {}, draws: [1, 2, 3], commitment: '', clientSeed: '', nonce: 1, serverSeed: null },
});
const session = (rounds: GameRound[]): GameSession => ({
  ...{ id: 's', game: 'blackjack', isDemo: false, balance: null, accountId: 5, currency: 'RUB' },
  ...{ minStake: 9, maxStake: 9000, cycleMs: 5000, waitMs: 0, staked: 0, won: 0, net: 0, pool: null },
  ...{
    mayAutoPlay: false,
    rounds,
    seed: { commitment: '', clientSeed: 'own', isDrawnByUs: false, nonce: 0, next: '' },
  },
});

/** A player at blackjack. `rounds`: what the server knows at each reading; it refuses every press with `code`. */
async function setup({ rounds, code }: { rounds: GameRound[][]; code: number }) {
  let readings = 0;
  const server = (request: Request): Response => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/launch')) return Response.json({ data: { url: '/', sessionId: 's' } });
    if (pathname.endsWith('/steps') || pathname.endsWith('/rounds'))
      return Response.json({ code, message: 'This round does not exist.', requestId: 'r' }, { status: 409 });
    if (!pathname.includes('/sessions/')) return Response.json({ data: balance() });
    readings += 1;
    return Response.json({ data: session(rounds[readings - 1] ?? []) });
  };
  const values = [
    [$userId, 3],
    [$location, { path: '/casino/game/13/blackjack', language: 'en', search: '', hash: '' }],
    [$shelfStorage, { read: () => null, write: () => undefined }],
  ];
  const scope = fork({ values: values as never, handlers: [[fetchFx, server]] });
  const tell = async <T>(unit: EventCallable<T>, params: T) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await vi.advanceTimersByTimeAsync(20);
  };
  await tell(clockStarted, undefined);
  await tell(balanceRefreshRequested, undefined);
  await tell(roomOpened, undefined);
  await vi.waitFor(() => expect(scope.getState($room)).not.toBeNull());
  const isOpen = () => scope.getState($room)?.rounds.some((one) => one.isOpen);
  return { scope, tell, isOpen, refusal: () => scope.getState($refusal), readings: () => readings };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[CAS-05] a round that was ended in another tab goes from this one with the first press', async () => {
  const { tell, isOpen, refusal } = await setup({ rounds: [[round(true)], [round(false)]], code: 404 });
  expect(isOpen()).toBe(true);
  await tell(stepPressed, {});
  expect([isOpen(), refusal()?.code]).toEqual([false, 404]);
});

test('[CAS-05] a round that was begun in another tab comes to this one with the first press', async () => {
  const { scope, tell, isOpen, refusal } = await setup({ rounds: [[], [round(true)]], code: 1030 });
  await vi.waitFor(() => expect(scope.getState($part)).not.toBeNull());
  await tell(stakeTyped, '20');
  await tell(playPressed, undefined);
  expect([isOpen(), refusal()?.code]).toEqual([true, 1030]);
});

test('[CAS-05] any other refusal asks for nothing', async () => {
  const { tell, readings } = await setup({ rounds: [[round(true)]], code: 1031 });
  await tell(stepPressed, {});
  expect(readings()).toBe(1);
});
