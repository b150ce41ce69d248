// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { clockStarted } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';

import { $teamCash, teamCashClosed } from './team-cash';

const payment = (id: number, status: number) => ({
  id,
  status_id: status,
  message: 'Paid',
  skks_hash: 'a1',
  timestamp: 1_740_000_000,
  date_payment: '2025-02-19',
  status_title: 'Paid',
  summ: 10.5,
  money_deposit_id: 7,
});

beforeEach(() => {
  vi.useFakeTimers();
  document.cookie = 'team_cash=; path=/; max-age=0';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** The page of a player who has this many paid payments, and one payment that still waits. */
async function visit(paid: number, userId: number | null = 7) {
  const data = [payment(99, 1), ...Array.from({ length: paid }, (_, index) => payment(index, 2))];
  const server = (request: Request) =>
    request.url.includes('team-cash')
      ? Response.json({ data, total_count: data.length })
      : Response.json({ data: { token: 'h.e30.s' } });
  const scope = fork({ values: [[$userId, userId]], handlers: [[fetchFx, server]] });
  await allSettled(clockStarted, { scope });
  await allSettled(appReady, { scope });
  await vi.advanceTimersByTimeAsync(1000);
  return scope;
}
const shown = async (paid: number) => (await visit(paid)).getState($teamCash);

test('[F107] [TEAMCASH-02] the modal is shown once, when exactly 3 payments are paid', async () => {
  expect(await shown(2)).toBeNull();
  const scope = await visit(3);
  expect(scope.getState($teamCash)).toBe(3);
  await allSettled(teamCashClosed, { scope });
  await vi.advanceTimersByTimeAsync(5000);
  expect(scope.getState($teamCash)).toBeNull();
  expect(await shown(3)).toBeNull();
});

test('[F107] [TEAMCASH-03] once more with 4, then it is activated and never comes again', async () => {
  await shown(3);
  expect(await shown(4)).toBe(4);
  expect(document.cookie).toContain('team_cash=activated');
  expect([await shown(4), await shown(3), await shown(5)]).toEqual([null, null, null]);
});

test('[TEAMCASH-03] 4 that were never 3 here are shown all the same, 5 are not', async () => {
  expect(await shown(5)).toBeNull();
  expect(await shown(4)).toBe(4);
});

test('[TEAMCASH-04] what was shown is remembered for 372 days', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  await shown(3);
  const expires = /team_cash=3;.*Expires=([^;]+)/.exec(String(written.mock.calls.at(-1)))?.[1] ?? '';
  expect(Math.round((Date.parse(expires) - Date.now()) / 86_400_000)).toBe(372);
});

test('[TEAMCASH-02] a visitor is asked nothing, and an open dialog is waited for', async () => {
  expect((await visit(3, null)).getState($teamCash)).toBeNull();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  const scope = await visit(3);
  expect(scope.getState($teamCash)).toBeNull();
  dialog.remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(scope.getState($teamCash)).toBe(3);
});
