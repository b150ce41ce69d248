import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { $isAuth, $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { userEventReceived } from '@/shared/feed';
import { pageRestored } from '@/shared/lib/device';
import { logFx } from '@/shared/lib/logger';

import { forgetPageFx } from './session-push';

function page(answer: () => Response, userId: number | null) {
  const asked: string[] = [];
  const forgotten = vi.fn();
  const scope = fork({
    values: [[$userId, userId]],
    handlers: [
      [
        fetchFx,
        ({ url }: Request) => {
          asked.push(new URL(url).pathname);
          return Promise.resolve(answer());
        },
      ],
      [logFx, () => undefined],
      [forgetPageFx, forgotten],
    ],
  });
  const checks = () => asked.filter((path) => path.endsWith('check-session')).length;
  return { scope, forgotten, checks };
}
async function push(value: { isOpen: boolean; reason: string }, answer: () => Response, userId: number | null = 7) {
  const { scope, checks } = page(answer, userId);
  await allSettled(userEventReceived, { scope, params: { op: 'put', kind: 'session', id: 1, value } });
  return { isAuth: scope.getState($isAuth), checks: checks() };
}
const over = { isOpen: false, reason: 'self_exclusion' };
const says = (user_id: number | null) => () => Response.json({ data: { user_id } });

test('[F77] a session that ends elsewhere ends in this tab when the backend says so, before anything is pressed', async () => {
  expect(await push(over, says(null))).toEqual({ isAuth: false, checks: 1 });
});

test('[F77] another session of the same player may end: this one stays', async () => {
  expect(await push(over, says(7))).toEqual({ isAuth: true, checks: 1 });
});

test('[F77] a check without an answer signs nobody out', async () => {
  expect(await push(over, () => new Response(null, { status: 500 }))).toMatchObject({ isAuth: true });
});

test('[F77] a session that opens, or one of a visitor, is nothing to ask about', async () => {
  expect(await push({ isOpen: true, reason: '' }, says(null))).toEqual({ isAuth: true, checks: 0 });
  expect(await push(over, says(null), null)).toEqual({ isAuth: false, checks: 0 });
});

test.each([
  ['whose session is over belongs to a visitor', null, false, 0],
  ['of the same player stays', 7, true, 0],
  ['of another player is read anew', 8, true, 1],
])('[UI-93] a page that the browser kept and gives back, %s', async (_, whose, isAuth, times) => {
  const { scope, forgotten, checks } = page(says(whose), 7);
  await allSettled(pageRestored, { scope });
  expect([checks(), scope.getState($isAuth), forgotten.mock.calls.length]).toEqual([1, isAuth, times]);
});
