import { allSettled, createWatch, fork } from 'effector';
import { expect, onTestFinished, test, vi } from 'vitest';

import { balanceRefreshRequested } from '@/entities/account';
import { $userId, checkSessionRequested } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { pageRestored, tabHidden, tabShown } from '@/shared/lib/device';

import './pause';

function returnAfter(ms: number, userId: number | null = 7) {
  const refreshed = vi.fn();
  const scope = fork({ values: [[$userId, userId]], handlers: [[fetchFx, () => new Response(null, { status: 500 })]] });
  createWatch({ unit: balanceRefreshRequested, scope, fn: refreshed });
  void allSettled(tabHidden, { scope });
  expect(refreshed).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + ms);
  void allSettled(tabShown, { scope });
  return refreshed.mock.calls.length;
}

test.each([
  [30_000, 7, 0],
  [30_001, 7, 1],
  [3_600_000, 7, 1],
  [3_600_000, null, 0],
])(
  '[F90] [SESS-28] a tab that is seen again after %i ms refreshes the account of player %s %i times, at once',
  (ms, player, times) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(returnAfter(ms, player)).toBe(times);
  },
);

test.each([
  [7, 1, 0],
  [null, 0, 1],
])(
  '[UI-93] a page that the browser gives back at once refreshes the account of player %s %i times, and asks who is there %i times',
  (userId, refreshes, checks) => {
    const refreshed = vi.fn();
    const asked = vi.fn();
    const scope = fork({
      values: [[$userId, userId]],
      handlers: [[fetchFx, () => new Response(null, { status: 500 })]],
    });
    createWatch({ unit: balanceRefreshRequested, scope, fn: refreshed });
    createWatch({ unit: checkSessionRequested, scope, fn: asked });
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    void allSettled(pageRestored, { scope });
    expect([refreshed.mock.calls.length, asked.mock.calls.length]).toEqual([refreshes, checks]);
  },
);
