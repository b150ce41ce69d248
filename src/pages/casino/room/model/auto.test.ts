import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { balance } from '@contracts/account.testing';
import type { GameRound, GameSession } from '@contracts/rounds';

import { balanceRefreshRequested } from '@/entities/account';
import { openTab } from '@/entities/session/testing';
import { clockStarted } from '@/shared/lib/clock';
import { tabHidden } from '@/shared/lib/device';
import { $location } from '@/shared/routing';

import {
  $autoEnd,
  $isAuto,
  $run,
  autoChosen,
  autoPressed,
  lossTyped,
  oneTyped,
  roundsTyped,
  stopPressed,
  winTyped,
} from './auto';
import { $refusal, stakeTyped } from './form';
import { roomOpened } from './opened';
import { $part } from './part';
import { $room } from './room';

const round = (id: number, payout: number): GameRound => ({
  ...{ id: String(id), game: 'dice', at: id, currency: 'RUB', stake: 20, payout, isOpen: false },
  ...{ endsAt: null, isDrawnByUs: false, maths: null },
  ...{ choice: { below: 5000 }, draws: [1], commitment: '', clientSeed: 'own', nonce: id - 1, serverSeed: null },
});
const session = (part: Partial<GameSession> = {}): GameSession => ({
  ...{
    id: 's',
    game: 'dice',
    isDemo: false,
    balance: null,
    accountId: 5,
    currency: 'RUB',
    minStake: 9,
    maxStake: 9000,
  },
  ...{ cycleMs: 5000, waitMs: 0, staked: 0, won: 0, net: 0, pool: null, mayAutoPlay: true, rounds: [] },
  seed: { commitment: '', clientSeed: 'own', isDrawnByUs: false, nonce: 0, next: '' },
  ...part,
});

type Answer = (count: number) => Response | Promise<Response>;
const paid = (payout: number, part: Partial<GameSession> = {}) =>
  Response.json({ data: { round: round(1, payout), session: session(part) } }, { status: 201 });

/** A player in a room of dice whose country allows it; `onPlay` answers each round. */
async function setup(onPlay: Answer, { mayAutoPlay = true } = {}) {
  const keys: (string | null)[] = [];
  const server = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/launch')) return Response.json({ data: { url: '/', sessionId: 's' } });
    if (pathname.endsWith('/rounds')) {
      keys.push(request.headers.get('Idempotency-Key'));
      return onPlay(keys.length);
    }
    if (pathname.includes('/sessions/')) return Response.json({ data: session({ mayAutoPlay }) });
    if (pathname.includes('/actions/')) return Response.json({ data: { state: 'unknown' } });
    return Response.json({ data: balance() });
  };
  const location = { path: '/casino/game/1/dice', language: 'en', search: '', hash: '' };
  const { scope, tell } = openTab(server, { values: [[$location, location]] });
  await tell(clockStarted, undefined);
  await tell(balanceRefreshRequested, undefined);
  await tell(roomOpened, undefined);
  await vi.waitFor(() => expect(scope.getState($part)).not.toBeNull());
  await vi.waitFor(() => expect(scope.getState($room)).not.toBeNull());
  await tell(autoChosen, true);
  await tell(stakeTyped, '20');
  await tell(roundsTyped, '3');
  await tell(lossTyped, '100');
  return { scope, keys, tell, run: () => scope.getState($run), end: () => scope.getState($autoEnd) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[CAS-11] every round is one with a key of its own, after a pause, and the number is kept', async () => {
  const { tell, keys, run, end } = await setup(() => paid(0));
  await tell(autoPressed, undefined);
  await pass(100);
  expect([keys.length, run()?.played]).toEqual([1, 1]);
  await pass(1800);
  expect(keys).toHaveLength(1);
  await pass(200);
  expect(keys).toHaveLength(2);
  await pass(20_000);
  expect([keys.length, new Set(keys).size, run(), end()]).toEqual([3, 3, null, 'rounds']);
});

test('[CAS-11] it stops after one round that brings what the player said, and says why', async () => {
  const { tell, keys, run, end } = await setup((count) => paid(count === 1 ? 39 : 40));
  await tell(oneTyped, '20');
  await tell(autoPressed, undefined);
  await pass(20_000);
  expect([keys.length, run(), end()]).toEqual([2, null, 'one']);
});

test('[CAS-11] a gain of one round that is no sum keeps it from its start', async () => {
  const { tell, keys } = await setup(() => paid(0));
  await tell(oneTyped, 'much');
  await tell(autoPressed, undefined);
  await pass(5000);
  expect(keys).toEqual([]);
});

test('[CAS-11] the next round waits for the time of the country', async () => {
  const { tell, keys } = await setup(() => paid(0, { waitMs: 5000 }));
  await tell(autoPressed, undefined);
  await pass(4500);
  expect(keys).toHaveLength(1);
  await pass(1500);
  expect(keys).toHaveLength(2);
});

test.each([
  ['a press', stopPressed, 'pressed'],
  ['a tab out of sight', tabHidden, 'hidden'],
] as const)('[CAS-11] %s stops it: the round on its way is finished, no other follows', async (_, unit, why) => {
  let answer = (_response: Response): void => undefined;
  const { tell, keys, run, end } = await setup(() => new Promise((resolve) => (answer = resolve)));
  await tell(autoPressed, undefined);
  await tell(unit, undefined);
  expect([run(), end()]).toEqual([null, why]);
  answer(paid(0));
  await pass(30_000);
  expect(keys).toHaveLength(1);
});

test('[CAS-11] [CAS-12] a limit reached elsewhere stops it with its reason', async () => {
  const refused = () => Response.json({ code: 1019, message: 'no', requestId: 'r', data: null }, { status: 409 });
  const { scope, tell, keys, run, end } = await setup((count) => (count === 1 ? paid(0) : refused()));
  await tell(autoPressed, undefined);
  await pass(30_000);
  expect([keys.length, run(), end()]).toEqual([2, null, 'refused']);
  expect(scope.getState($refusal)?.code).toBe(1019);
});

test('[CAS-11] a round without an answer ends it, however the round comes out', async () => {
  const { tell, keys, end } = await setup(() => new Promise(() => undefined));
  await tell(autoPressed, undefined);
  await pass(10_500);
  expect([keys.length, end()]).toEqual([1, 'late']);
});

test('[CAS-11] it stops at the loss and at the gain that the player said', async () => {
  const loss = await setup(() => paid(0));
  await loss.tell(lossTyped, '39');
  await loss.tell(autoPressed, undefined);
  await pass(20_000);
  expect([loss.keys.length, loss.end()]).toEqual([1, 'loss']);
  const gain = await setup(() => paid(50));
  await gain.tell(winTyped, '30');
  await gain.tell(autoPressed, undefined);
  await pass(20_000);
  expect([gain.keys.length, gain.end()]).toEqual([1, 'win']);
});

test('[CAS-11] [LIM-66] without a loss stop nothing begins, nor where the country does not allow it', async () => {
  const { tell, keys } = await setup(() => paid(0));
  await tell(lossTyped, '');
  await tell(autoPressed, undefined);
  const other = await setup(() => paid(0), { mayAutoPlay: false });
  expect(other.scope.getState($isAuto)).toBe(false);
  await other.tell(autoPressed, undefined);
  await pass(5000);
  expect([...keys, ...other.keys]).toEqual([]);
});
