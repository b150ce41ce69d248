// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';

import stay from '@contracts/dictionaries/en/stay.json';

import { $isCheckDue, $playSession, checkAnswered, type PlaySession } from '@/entities/safety/play-session';
import { sessionEndRequested } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

import { RealityCheck } from './reality-check';

const now = Date.parse('2026-11-23T12:00:00Z');
const session: PlaySession = {
  ...{ startedAt: now - 65 * 60_000, endsAt: null, iso: 'USD', isSummaryDue: false, rest: null },
  ...{ staked: 12_50, won: 2_50, net: -10_00, check: { minutes: 10, dueAt: now } },
};

/** A page on which the check is due. */
async function show() {
  const answered = vi.fn();
  const left = vi.fn();
  /** The answers themselves go out and stay under way. */
  const answer = ({ method }: Request) =>
    method === 'GET'
      ? Response.json({ data: { version: '1', groups: { stay } } })
      : new Promise<Response>(() => undefined);
  const scope = fork({
    values: [
      [$now, now],
      [$playSession, session],
      [$isCheckDue, true],
    ],
    handlers: [[fetchFx, answer]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['stay'] });
  createWatch({ unit: checkAnswered, scope, fn: answered });
  createWatch({ unit: sessionEndRequested, scope, fn: left });
  render(
    <Provider value={scope}>
      <RealityCheck />
    </Provider>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Reality check' });
  return { dialog, answered, left, user: userEvent.setup() };
}

test('[LIM-64] the check tells time, staked, won and net', async () => {
  const { dialog } = await show();
  const figures = [
    ['Time played', '1:05:00'],
    ['Staked', '12.50 $'],
    ['Won', '2.50 $'],
    ['Result', '−10 $'],
  ] as const;
  for (const [name, figure] of figures)
    expect(within(dialog).getByText(name).nextElementSibling).toHaveTextContent(figure);
});

test('[LIM-64] nothing but its two answers ends the check: it has no Close, and Esc and Enter answer nothing', async () => {
  const { dialog, answered, left, user } = await show();
  await user.keyboard('{Escape}{Enter}');
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Continue', 'Leave']);
  expect([answered.mock.calls, left.mock.calls]).toEqual([[], []]);
});

test('[LIM-64] one answer goes on, the other ends the session', async () => {
  const { dialog, answered, left, user } = await show();
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect([answered.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
  expect(left).toHaveBeenCalledWith({ reason: 'player' });
});
