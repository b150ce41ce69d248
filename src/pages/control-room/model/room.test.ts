import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { $userId, sessionClosed } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { pageFailed } from '@/shared/routing';

import { $hasFailed, $health, $notices, healthWanted, roomLeft, roomOpened } from './room';

const line = {
  ...{ id: 'news', version: '1.0.0', visitors: 3, failed: 1, errors: 1, phases: { mount: 1 }, state: 'open' },
  ...{ loadMs: 80, mountMs: null, longMs: 0, reason: null, until: null },
};

async function open(userId: number | null, ...answers: Response[]) {
  const asked = vi.fn(() => Promise.resolve(answers.shift() ?? Response.json({ data: [line], notices: ['seed'] })));
  const failed = vi.fn();
  const scope = fork({
    values: [[$userId, userId]],
    handlers: [
      [fetchFx, asked],
      [logFx, () => undefined],
    ] as never,
  });
  createWatch({ unit: pageFailed, fn: failed, scope });
  await allSettled(roomOpened, { scope });
  return { scope, asked, failed };
}
const refusal = (status: number) => Response.json({ code: status, message: 'no', requestId: 'r' }, { status });

test('[PLUG-75] a visitor: nobody is asked, and the page is not there', async () => {
  const { asked, failed, scope } = await open(null);
  expect([asked.mock.calls, failed.mock.calls]).toEqual([[], [[{ status: 404 }]]]);
  expect(scope.getState($health)).toBeNull();
});

test('[PLUG-75] an account without the right: the page is not there', async () => {
  const { failed, scope } = await open(7, refusal(403));
  expect(failed.mock.calls).toEqual([[{ status: 404 }]]);
  expect(scope.getState($health)).toBeNull();
});

test('[PLUG-75] who has the right sees the figures, until they sign out or leave', async () => {
  const { failed, scope } = await open(7);
  expect([scope.getState($health), scope.getState($notices)]).toEqual([[line], ['seed']]);
  await allSettled(sessionClosed, { scope, params: { reason: 'player' } });
  expect(failed).toHaveBeenCalledExactlyOnceWith({ status: 404 });
  await allSettled(roomLeft, { scope });
  expect(scope.getState($health)).toBeNull();
});

test('[PLUG-75] no answer is no refusal: it can be asked for again', async () => {
  const { failed, scope } = await open(7, refusal(503));
  expect([scope.getState($hasFailed), scope.getState($health), failed.mock.calls]).toEqual([true, null, []]);
  await allSettled(healthWanted, { scope });
  expect(scope.getState($health)).toEqual([line]);
});
