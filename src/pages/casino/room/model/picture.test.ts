import { allSettled, createWatch, type EventCallable, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

import { endShown, motionBegan, motionCut, stepShown } from '@/features/casino/sound';
import { $location } from '@/shared/routing';

import { playing } from '../api/playing';
import { $isMoving, skipPressed } from './picture';
import './sound';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An answer of the server to a round of this game, and what is to be heard of it. `isCalm`: the reader wants less motion. */
async function answered({ game = '4/roulette', isCalm = false, isOpen = false, kind = 'done' } = {}) {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  const location = { path: `/casino/game/${game}`, query: '', hash: '' };
  const scope = fork({ values: [[$location, { ...fork().getState($location), ...location }]] });
  const heard: string[] = [];
  for (const [name, unit] of Object.entries({ motionBegan, motionCut, stepShown, endShown }))
    createWatch<unknown>({ unit, scope, fn: () => heard.push(name) });
  const result = { round: { isOpen, stake: 100, payout: 0 }, room: { rounds: [] } };
  void allSettled(playing.answered as unknown as EventCallable<unknown>, {
    scope,
    params: { outcome: { kind, result, refusal: { code: 1 } }, call: {} },
  });
  await vi.advanceTimersByTimeAsync(0);
  return { scope, heard };
}

test('[CAS-35] a round that was played moves for as long as its picture, or until its player skips it', async () => {
  const { scope } = await answered();
  expect(scope.getState($isMoving)).toBe(true);
  await vi.advanceTimersByTimeAsync(3400);
  expect(scope.getState($isMoving)).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(scope.getState($isMoving)).toBe(false);
  const { scope: skipped } = await answered();
  void allSettled(skipPressed, { scope: skipped });
  expect(skipped.getState($isMoving)).toBe(false);
});

test('[CAS-36] a ticket stays covered until its player uncovers it', async () => {
  const { scope } = await answered({ game: '15/scratch' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scope.getState($isMoving)).toBe(true);
  void allSettled(skipPressed, { scope });
  expect(scope.getState($isMoving)).toBe(false);
});

test.each([{ isCalm: true }, { kind: 'refused' }, { game: '3/mines' }])(
  '[CAS-35] nothing moves for %j',
  async (how) => {
    expect((await answered(how)).scope.getState($isMoving)).toBe(false);
  },
);

test('[CAS-39] the end of a round is heard when its picture shows it, and not before', async () => {
  const { heard } = await answered();
  expect(heard).toEqual(['motionBegan']);
  await vi.advanceTimersByTimeAsync(3400);
  expect(heard).toEqual(['motionBegan']);
  await vi.advanceTimersByTimeAsync(100);
  expect(heard).toEqual(['motionBegan', 'endShown']);
});

test('[CAS-39] a skipped motion is over, to the ear as well', async () => {
  const { heard, scope } = await answered();
  void allSettled(skipPressed, { scope });
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual(['motionBegan', 'endShown']);
});

test.each([
  ['a round that is told at once', { isCalm: true }, ['endShown']],
  ['a field of mines', { game: '3/mines', isOpen: true }, ['stepShown']],
  ['the end of a round of mines', { game: '3/mines' }, ['endShown']],
  ['a hand that goes on', { game: '13/blackjack', isOpen: true }, ['motionBegan', 'motionCut']],
  ['a covered ticket', { game: '15/scratch' }, ['motionBegan']],
  ['a refused round', { kind: 'refused' }, []],
])('[CAS-39] %s', async (_, how, expected) => {
  const { heard } = await answered(how);
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard).toEqual(expected);
});
