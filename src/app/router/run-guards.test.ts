import { allSettled, fork, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createGuard, fail, pass, redirect, type Guard, type Navigation, type Verdict } from '@/shared/routing';

import { guards } from './guards';
import { main } from './route-row';
import { $guardTrace, runGuardsFx } from './run-guards';

const meta = main({ pageId: 'home', section: 'home', title: 'sport.title.home' });
const navigation = (more: Partial<Navigation> = {}): Navigation => ({
  path: '/home/live',
  language: 'en',
  search: '',
  hash: '',
  params: {},
  meta,
  isFirst: false,
  signal: new AbortController().signal,
  ...more,
});

const asked: string[] = [];
const say = (name: string, verdict: Verdict | (() => Verdict | Promise<Verdict>)): Guard =>
  createGuard({
    name,
    check: () => {
      asked.push(name);
      return typeof verdict === 'function' ? verdict() : verdict;
    },
  });

async function run(list: readonly Guard[], more: Partial<Navigation> = {}) {
  const scope = fork();
  const outcome = await allSettled(runGuardsFx, { scope, params: { navigation: navigation(more), list } });
  return { verdict: outcome.value as Verdict, trace: scope.getState($guardTrace)[0]?.steps ?? [] };
}

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

test('[GUARD-01] the guards that exist stand in the specified order', () => {
  expect(guards.map(({ name }) => name)).toEqual([
    'referral',
    'blocked',
    'dictionary loader',
    'access check',
    'auth access',
    'url language',
    'auth redirect',
    'micro-frontend',
  ]);
});

test('[GUARD-03] the first verdict that is not "pass" ends it: no later guard is asked', async () => {
  const { verdict, trace } = await run([say('a', pass()), say('b', redirect('/x')), say('c', pass())]);
  expect(verdict).toEqual(redirect('/x'));
  expect(asked).toEqual(['a', 'b']);
  expect(trace.map(({ name, verdict: said }) => `${name}: ${said}`)).toEqual(['a: pass', 'b: redirect']);
});

test('all pass: so does the navigation', async () => {
  expect((await run([say('a', pass()), say('b', pass())])).verdict).toEqual(pass());
});

test('a guard that throws ends in the error page, its name in the log', async () => {
  const broken = say('broken', () => {
    throw new Error('no');
  });
  const { verdict, trace } = await run([broken, say('later', pass())]);
  expect(verdict).toEqual(fail(500));
  expect(asked).toEqual(['broken']);
  expect(trace[0]?.verdict).toBe('error');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"broken"'), expect.anything());
});

test('a guard that hangs for 7 seconds ends in the error page', async () => {
  vi.useFakeTimers();
  const hanging = say('hanging', () => new Promise(() => undefined));
  const done = vi.fn();
  void scopeBind(runGuardsFx, { scope: fork() })({ navigation: navigation(), list: [hanging] }).then(done);
  await vi.advanceTimersByTimeAsync(6999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(fail(500));
});

test('[GUARD-25] a newer navigation ends the guards of the older one', async () => {
  const controller = new AbortController();
  const first = say('first', () => {
    controller.abort();
    return pass();
  });
  const { verdict } = await run([first, say('second', pass())], { signal: controller.signal });
  expect(verdict.kind).toBe('cancel');
  expect(asked).toEqual(['first']);
});

test('[GUARD-26] a guard that nobody knows is an error 500 "Unknown middleware"', async () => {
  const { verdict } = await run([say('a', pass())], { meta: { ...meta, guards: ['x'] } });
  expect(verdict).toEqual(fail(500, 'Unknown middleware'));
  expect(asked).toEqual([]);
});
