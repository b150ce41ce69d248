// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { account, balance } from '@contracts/account.testing';

import { sessionClosed } from '@/entities/session';
import { userEventReceived } from '@/shared/feed';
import { isOff, part, plain, press, refusal, settle, type } from '@/shared/testing';

import { calls, day, limit, nowSec, openBefore } from '../play-safely.testing';

const limits = calls.read.replace('GET ', '');
type Opened = Awaited<ReturnType<typeof openBefore>>;
const push = ({ scope }: Opened, changed: string) =>
  settle(() => {
    const params = { op: 'put', kind: 'player', id: 1, value: { changed } } as never;
    void allSettled(userEventReceived, { scope, params });
  });

test.each([
  ['limits', 2],
  ['ownLimits', 2],
  ['terms', 1],
])('[LIM-13] after news of %s from another device the limits are read %i times in all', async (changed, times) => {
  const backend: Record<string, unknown> = { [calls.read]: [limit(21)] };
  const page = await openBefore(backend);
  backend[calls.read] = [limit(21, { limitValue: 40, limitBalance: 40 })];
  await push(page, changed);
  expect(page.asked(limits)).toHaveLength(times);
  const words = times === 2 ? '0 ₽ of 40 ₽ used' : '30 ₽ of 50 ₽ used';
  expect(plain(part('Deposit limits').getByRole('meter', { name: '7 days' }).getAttribute('aria-valuetext'))).toBe(
    words,
  );
});

test('[LIM-36] after a limit that was refused the list is read anew: it may have changed elsewhere', async () => {
  const backend: Record<string, unknown> = { [calls.read]: [limit(21)], [calls.set]: refusal(0, '', 409) };
  const { asked } = await openBefore(backend);
  backend[calls.read] = [];
  await press(/^Remove.*7 days/);
  expect(asked(limits)).toHaveLength(2);
  expect(part('Deposit limits').queryByRole('meter')).toBeNull();
});

test('[LIM-53] after a time-out that was refused the list is read anew, and shows the one that goes on', async () => {
  const backend: Record<string, unknown> = { [calls.timeOut]: refusal(0, '', 409) };
  const { asked } = await openBefore(backend);
  backend[calls.read] = [limit(33, { measure: 'days', scope: 'play', endsAt: nowSec + 7 * day })];
  await press('1 day');
  expect(asked(limits)).toHaveLength(2);
  expect(isOff('1 day')).toBe(true);
});

test('[LIM-10] limits count in the currency of the main account, whichever is in use', async () => {
  const all = [account(5, { iso: 'EUR' }), account(6, { iso: 'USD', type: 9 })];
  const page = await openBefore({ [calls.read]: [limit(21)] });
  expect(part('Deposit limits').getByText(/of 50\s₽/)).toBeVisible();
  await settle(() => {
    const value = balance({ accounts: all, all_accounts: all, activeAccountId: 6 });
    void allSettled(userEventReceived, {
      scope: page.scope,
      params: { op: 'put', kind: 'balance', id: 1, value } as never,
    });
  });
  expect(part('Deposit limits').getByText(/of 50\s€/)).toBeVisible();
});

test('[LIM-96] who logs out leaves no limit, no choice of a clock and no tick of an exclusion behind', async () => {
  const { scope } = await openBefore({ [calls.read]: [limit(21)] });
  type('Session limit', '3');
  await press(screen.getByRole('checkbox', { name: 'I understand that I cannot undo this' }));
  await settle(() => void allSettled(sessionClosed, { scope, params: { reason: 'player' } }));
  expect(screen.queryByRole('region', { name: 'Deposit limits' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'I understand that I cannot undo this' })).not.toBeChecked();
});
