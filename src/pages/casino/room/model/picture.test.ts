import { allSettled, type EventCallable, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

import { $location } from '@/shared/routing';

import { playing } from '../api/playing';
import { $isMoving, skipPressed } from './picture';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An answer of the server to a round of this game. `isCalm`: the reader wants less motion. */
async function answered({ game = '4/roulette', isCalm = false, kind = 'done' } = {}) {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  const location = { path: `/casino/game/${game}`, query: '', hash: '' };
  const scope = fork({ values: [[$location, { ...fork().getState($location), ...location }]] });
  const result = { round: {}, room: { rounds: [] } };
  void allSettled(playing.answered as unknown as EventCallable<unknown>, {
    scope,
    params: { outcome: { kind, result, refusal: { code: 1 } }, call: {} },
  });
  await vi.advanceTimersByTimeAsync(0);
  return scope;
}

test('[CAS-35] a round that was played moves for as long as its picture, or until its player skips it', async () => {
  const scope = await answered();
  expect(scope.getState($isMoving)).toBe(true);
  await vi.advanceTimersByTimeAsync(3400);
  expect(scope.getState($isMoving)).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState($isMoving)).toBe(false);
  const skipped = await answered();
  void allSettled(skipPressed, { scope: skipped });
  expect(skipped.getState($isMoving)).toBe(false);
});

test('[CAS-36] a ticket stays covered until its player uncovers it', async () => {
  const scope = await answered({ game: '15/scratch' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scope.getState($isMoving)).toBe(true);
  void allSettled(skipPressed, { scope });
  expect(scope.getState($isMoving)).toBe(false);
});

test.each([{ isCalm: true }, { kind: 'refused' }, { game: '3/mines' }])(
  '[CAS-35] nothing moves for %j',
  async (how) => {
    expect((await answered(how)).getState($isMoving)).toBe(false);
  },
);
