import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $userId, sessionOpened } from '@/entities/session';
import { $blockPath } from '@/entities/site';
import { Bearer, fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { routerAttached } from '@/shared/routing';

import { $areChecksOver, checksRequested } from './checks';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answers = { session?: (attempt: number) => Response | null; block?: (attempt: number) => Response | null };
const visitor = () => Response.json({ data: { user_id: null } });
const open = () => Response.json({ data: { displayTypeId: 0, templateTypeId: 0 } });
const blocked = () => Response.json({ data: { displayTypeId: 1, templateTypeId: 1 } });
const never = new Promise<never>(() => undefined);

/** `null`: this attempt never answers. */
function setup({ session = visitor, block = open }: Answers) {
  const asked = { session: 0, block: 0 };
  const went: unknown[] = [];
  const server = (request: Request) => {
    if (request.url.includes('/block/light')) return block((asked.block += 1)) ?? never;
    return session((asked.session += 1)) ?? never;
  };
  const scope = fork({ handlers: [[fetchFx, server] as never, [logFx, () => undefined] as never] });
  void allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  void allSettled(checksRequested, {
    scope,
    params: { stage: 'start', isAuth: false, hasReferral: false, hasMobileReferral: false, isVipAuthNeeded: false },
  });
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { scope, asked, went, after, isOver: () => scope.getState($areChecksOver) };
}

test('[BOOT-37] checks that answer are waited for, and asked once', async () => {
  const { after, asked, isOver } = setup({});
  await after(0);
  expect(isOver()).toBe(true);
  await after(60_000);
  expect(asked).toEqual({ session: 1, block: 1 });
});

test.each(['session', 'block'] as const)(
  '[BOOT-37] a %s check that is silent holds the page for 3 s, then it is asked anew',
  async (name) => {
    const { after, asked, isOver } = setup({
      [name]: (attempt: number) => (attempt === 1 ? null : name === 'block' ? open() : visitor()),
    });
    await after(2999);
    expect([isOver(), asked[name]]).toEqual([false, 1]);
    await after(1);
    expect([isOver(), asked]).toEqual([true, { session: 1, block: 1, [name]: 2 }]);
  },
);

test('[BOOT-37] a visitor who turns out to be a player is one from then on', async () => {
  const { after, scope } = setup({
    session: (attempt) => (attempt === 1 ? null : Response.json({ data: { user_id: 7 } })),
  });
  await after(2999);
  expect(scope.getState($userId)).toBeNull();
  await after(1);
  expect(scope.getState($userId)).toBe(7);
});

test('[BOOT-37] [BLOCK-07] a visitor who turns out to be blocked is led to the page of the reason', async () => {
  const { after, scope, went } = setup({ block: (attempt) => (attempt === 1 ? null : blocked()) });
  await after(2999);
  expect([scope.getState($blockPath), went]).toEqual([null, []]);
  await after(1);
  expect(went).toEqual(['/en/block']);
});

test('[BLOCK-07] an answer in time leads nobody anywhere: that is the guard’s', async () => {
  const { after, scope, went } = setup({ block: blocked });
  await after(5000);
  expect([scope.getState($blockPath), went]).toEqual(['/block', []]);
});

test('[BOOT-37] a late "nobody" does not sign out who has logged in meanwhile', async () => {
  const { after, scope } = setup({ session: (attempt) => (attempt < 3 ? null : visitor()) });
  await after(4000);
  await Promise.race([
    allSettled(sessionOpened, { scope, params: { userId: 7, token: new Bearer('x') } }),
    after(60_000),
  ]);
  expect(scope.getState($userId)).toBe(7);
});

test('[BOOT-37] checks that never answer hold the page no longer than 3 s', async () => {
  const { after, isOver } = setup({ session: () => null, block: () => null });
  await after(2999);
  expect(isOver()).toBe(false);
  await after(1);
  expect(isOver()).toBe(true);
});

test('[BOOT-37] [BLOCK-07] without any answer about the region the page asks again, and is closed when it is', async () => {
  const gone = () => new Response(null, { status: 500 });
  const { after, went } = setup({ block: (attempt) => (attempt < 5 ? gone() : blocked()) });
  await after(10_000);
  expect(went).toEqual([]);
  await after(60_000);
  expect(went).toEqual(['/en/block']);
});

test('[BOOT-37] without any answer the page asks again, until there is one', async () => {
  const gone = () => new Response(null, { status: 500 });
  const { after, asked, scope } = setup({
    session: (attempt) => (attempt < 5 ? gone() : Response.json({ data: { user_id: 7 } })),
  });
  await after(10_000);
  expect(asked.session).toBe(3);
  await after(60_000);
  expect([asked.session, scope.getState($userId)]).toEqual([5, 7]);
});
