import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $isAuth, $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { userEventReceived } from '@/shared/feed';
import { logFx } from '@/shared/lib/logger';

import './session-push';

async function push(value: { isOpen: boolean; reason: string }, answer: () => Response, userId: number | null = 7) {
  const asked: string[] = [];
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
    ],
  });
  await allSettled(userEventReceived, { scope, params: { op: 'put', kind: 'session', id: 1, value } });
  const checks = asked.filter((path) => path.endsWith('check-session')).length;
  return { isAuth: scope.getState($isAuth), checks };
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
