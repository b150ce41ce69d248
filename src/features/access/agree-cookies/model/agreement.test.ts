import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { $cookieChoice, cookiesChosen } from '@/entities/preferences';
import { sessionClosed, sessionOpened } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { $isSearchBot } from '@/shared/lib/search-bot';

import { $isBarShown, questionPlaced } from './agreement';

const now = Date.parse('2026-11-21T12:00:00Z');
const player = { userId: 7 };

async function setup(status = 204) {
  const sent: unknown[] = [];
  const server = async (request: Request) => {
    if (request.url.includes('gettoken')) return Response.json({ data: { token: 'h.e30.s' } });
    if (request.url.includes('cookies-agree')) sent.push(await request.json());
    return new Response(null, { status });
  };
  const scope = fork({ values: [[$now, now]], handlers: [[fetchFx, server]] });
  await allSettled(questionPlaced, { scope });
  expect(scope.getState($isBarShown)).toBe(false);
  await allSettled(appReady, { scope });
  return { scope, sent };
}

test.each([
  [0, false],
  [1, true],
  [2, true],
] as const)(
  '[SESS-03] choice %i of a visitor is told once he is signed in, with its time, and then never again',
  async (type, statistics) => {
    const { scope, sent } = await setup();
    expect(scope.getState($isBarShown)).toBe(true);
    await allSettled(cookiesChosen, { scope, params: { type, statistics } });
    expect([scope.getState($isBarShown), scope.getState($cookieChoice), sent]).toEqual([
      false,
      { type, statistics },
      [],
    ]);
    await allSettled(sessionOpened, { scope, params: player });
    expect(sent).toEqual([{ type, agreedAt: now / 1000 }]);
    await allSettled(sessionClosed, { scope, params: { reason: 'player' } });
    await allSettled(sessionOpened, { scope, params: player });
    expect(sent).toHaveLength(1);
  },
);

test('[SESS-03] what the backend did not hear is told at the next login', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { scope, sent } = await setup(500);
  await allSettled(cookiesChosen, { scope, params: { type: 1, statistics: true } });
  await allSettled(sessionOpened, { scope, params: player });
  await allSettled(sessionClosed, { scope, params: { reason: 'player' } });
  await allSettled(sessionOpened, { scope, params: player });
  expect(sent).toHaveLength(2);
});

test('[GUARD-17] a crawler is not asked about cookies', async () => {
  const scope = fork({ values: [[$isSearchBot, true]] });
  await allSettled(questionPlaced, { scope });
  expect(scope.getState($isBarShown)).toBe(false);
  await allSettled(appReady, { scope });
  expect(scope.getState($isBarShown)).toBe(false);
});
