import { allSettled, fork, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  createGuard,
  everyPage,
  fail,
  type Guard,
  type Navigation,
  navigationBlocked,
  navigationReleased,
  pass,
  redirect,
  type RouteMeta,
  type Verdict,
} from '@/shared/routing';

import { guards } from './guards';
import { $guardTrace, runGuardsFx } from './run-guards';

const meta: RouteMeta = {
  pageId: 'home',
  layout: 'main',
  section: 'home',
  dictionaries: [],
  title: 'sport.title.home',
};
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
    stops: everyPage,
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

test('[GUARD-01] the guards stand in the specified order', () => {
  expect(guards.map(({ name }) => name)).toEqual([
    'referral',
    'redirector',
    'app version',
    'blocked',
    'dictionary loader',
    'media loader',
    'access check',
    'server-render recheck',
    'analytics',
    'auth access',
    'modal guard',
    'terms confirmation',
    'bonus page',
    'url language',
    'recharge navigation',
    'mobile identification bonus',
    'search-bot',
    'quick coupon',
    'auth redirect',
    'micro-frontend',
    'slot first deposit redirect',
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

test('[F101] a guard that throws ends in the error page, its name in the log', async () => {
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

test('a guard that may be silent has its own time and its own word for it', async () => {
  vi.useFakeTimers();
  const silent = createGuard({
    name: 'silent',
    stops: everyPage,
    patience: { ms: 2000, silence: () => redirect('/quiet') },
    check: () => new Promise<Verdict>(() => undefined),
  });
  const done = vi.fn();
  void scopeBind(runGuardsFx, { scope: fork() })({ navigation: navigation(), list: [silent] }).then(done);
  await vi.advanceTimersByTimeAsync(1999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(redirect('/quiet'));
});

test('guards that ask the network are asked together and heard in order', async () => {
  vi.useFakeTimers();
  const slow = (name: string, ms: number, verdict: Verdict) =>
    createGuard({
      name,
      isEarly: true,
      stops: everyPage,
      check: () => new Promise<Verdict>((resolve) => setTimeout(resolve, ms, verdict)),
    });
  const list = [slow('a', 500, pass()), say('between', pass()), slow('b', 100, redirect('/b'))];
  const done = vi.fn();
  void scopeBind(runGuardsFx, { scope: fork() })({ navigation: navigation(), list }).then(done);
  await vi.advanceTimersByTimeAsync(499);
  expect([done.mock.calls.length, asked]).toEqual([0, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(redirect('/b'));
});

test('what an early guard says is not heard when one before it has ended the navigation', async () => {
  const broken = createGuard({
    name: 'broken',
    isEarly: true,
    stops: everyPage,
    check: () => {
      throw new Error('no');
    },
  });
  expect((await run([say('a', redirect('/x')), broken])).verdict).toEqual(redirect('/x'));
  expect((await run([say('a', pass()), broken])).verdict).toEqual(fail(500));
});

test('[BAN-05] while navigation is blocked nobody goes anywhere, and no guard is asked', async () => {
  const scope = fork();
  const list = [say('a', pass())];
  await allSettled(navigationBlocked, { scope });
  const outcome = async (isFirst: boolean) =>
    (await allSettled(runGuardsFx, { scope, params: { navigation: navigation({ isFirst }), list } })).value as Verdict;
  expect([await outcome(false), asked]).toEqual([{ kind: 'cancel', reason: 'navigation blocked' }, []]);
  await allSettled(navigationReleased, { scope });
  expect(await outcome(false)).toEqual(pass());
});

test('a guard that a route names is asked after the list', async () => {
  const named = new Map([['x', say('x', redirect('/named'))]]);
  const params = { navigation: navigation({ meta: { ...meta, guards: ['x'] } }), list: [say('a', pass())], named };
  expect((await allSettled(runGuardsFx, { scope: fork(), params })).value).toEqual(redirect('/named'));
  expect(asked).toEqual(['a', 'x']);
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

test('[F101] [GUARD-26] a guard that nobody knows is an error 500 "Unknown middleware"', async () => {
  const { verdict } = await run([say('a', pass())], { meta: { ...meta, guards: ['x'] } });
  expect(verdict).toEqual(fail(500, 'Unknown middleware'));
  expect(asked).toEqual([]);
});

test('[GUARD-28] a guard is asked of the pages that it says it stops, and of no other', async () => {
  const office = createGuard({
    name: 'office',
    stops: ({ section }) => section === 'office',
    check: () => redirect('/elsewhere'),
  });
  expect((await run([office])).verdict).toEqual(pass());
  expect((await run([office], { meta: { ...meta, section: 'office' } })).verdict).toEqual(redirect('/elsewhere'));
});

test('[GUARD-28] what is done on the way to every page stops nobody, and is waited for', async () => {
  let isDone = false;
  const enter = createGuard({
    name: 'enter',
    enter: async () => {
      await Promise.resolve();
      isDone = true;
    },
  });
  const after = say('after', () => (isDone ? redirect('/done') : pass()));
  expect((await run([enter, after])).verdict).toEqual(redirect('/done'));
});
