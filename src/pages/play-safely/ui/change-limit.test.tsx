// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { errorCodes } from '@contracts/common';

import { alerts, enter, field, part, plain, press, refusal, settle, type } from '@/shared/testing';

import { asking, calls, exclusion, limit, nowSec, openBefore } from '../play-safely.testing';

const form = () => part('Set a limit');
const setButton = () => form().getByRole('button', { name: /^Set / });
const said = () => plain(form().getByRole('status').textContent);
const isClosed = () => setButton().getAttribute('aria-disabled') === 'true';
const kind = (name: string) => press(form().getByRole('radio', { name }));
const saved = (...limits: object[]) => ({ status: 'ok', limitsData: limits, questions: [], tokenGuid: '' });
const quiz = {
  ...{ status: 'questions', limitsData: [limit(21)], tokenGuid: 'token-1' },
  questions: [1, 2].map((id) => ({
    ...{ id, text: `Question ${String(id)}` },
    options: [
      { id: 10 * id, text: `Wrong ${String(id)}` },
      { id: 10 * id + 1, text: `Right ${String(id)}` },
    ],
  })),
};

test('[LIM-42] nothing stands in the field, and nothing is sent from it', async () => {
  const { sent } = await openBefore({});
  expect(field('Amount')).toHaveValue('');
  expect(setButton()).toHaveTextContent('Set limit');
  await enter('Amount');
  expect(sent()).toEqual([]);
});

test.each([
  ['abc', 'Enter an amount in digits, such as 150'],
  ['-5', 'Enter an amount above zero'],
  ['0,001', 'At most 2 decimals'],
  ['1.000', 'Enter 1000 or 1: this could be either'],
  ['5 $', 'This amount must be in RUB'],
  ['999999999999999999', 'This amount is too large'],
])('[LIM-42] [LANG-20] “%s” is no sum: the field says why, and nothing is sent', async (text, why) => {
  const { sent } = await openBefore({});
  type('Amount', text);
  await waitFor(() => expect(field('Amount')).toHaveAccessibleDescription(why));
  await enter('Amount');
  expect(sent()).toEqual([]);
});

test.each([
  ['Deposits', '24 hours', '100.50', { limitType: 20, limitValue: 100.5 }],
  ['Deposits', '1 month', '1,000', { limitType: 22, limitValue: 1000 }],
  ['Losses', '7 days', '75', { limitType: 11, limitValue: 75 }],
  ['Stakes', '7 days', '0', { limitType: 2, limitValue: 0 }],
])('[LIM-02] [LIM-03] [LIM-43] %s of %s at %s are sent as units', async (name, period, sum, wanted) => {
  const { sent } = await openBefore({ [calls.set]: saved() });
  await kind(name);
  type('Period', { '24 hours': 'day', '7 days': 'week', '1 month': 'month' }[period] ?? '');
  type('Amount', sum);
  await enter('Amount');
  expect(sent()).toEqual([[calls.set, { limits: [wanted] }]]);
});

test('[LIM-101] a sum typed while the answer to the limit before is on its way stays, also the same sum for another limit', async () => {
  const answer = Promise.withResolvers();
  const { sent } = await openBefore({ [calls.set]: () => answer.promise });
  type('Amount', '75');
  await enter('Amount');
  await kind('Losses');
  type('Amount', '7');
  type('Amount', '75');
  answer.resolve(saved(limit(21, { limitValue: 75 })));
  await settle();
  expect(sent()).toHaveLength(1);
  expect(field('Amount')).toHaveValue('75');
});

test('[LIM-51] one stake has no period', async () => {
  const { sent } = await openBefore({ [calls.set]: saved() });
  await kind('Single stake');
  expect(form().queryByRole('combobox', { name: 'Period' })).toBeNull();
  type('Amount', '5');
  await enter('Amount');
  expect(sent()).toEqual([[calls.set, { limits: [{ limitType: 37, limitValue: 5 }] }]]);
});

test.each([
  ['49.99', 'Takes effect immediately'],
  ['50', 'Takes effect immediately'],
  ['50.01', 'Increase: takes effect after 1 day, once you confirm'],
])('[LIM-38] [LIM-39] beside a limit of 50 the sum %s says: %s', async (sum, words) => {
  await openBefore({ [calls.read]: [limit(21)] });
  type('Amount', sum);
  expect(said()).toBe(words);
  expect(isClosed()).toBe(false);
});

test('[LIM-40] where a country lets it hold by itself after a week, the page says so', async () => {
  await openBefore({ [calls.read]: [limit(21)] }, { profile: 'DE' });
  type('Amount', '60');
  expect(said()).toBe('Increase: takes effect after 7 days');
  expect(screen.getByText('Decreases apply at once. Increases apply after 7 days.')).toBeVisible();
});

test('[LIM-47] where a country asks, a sum is set only by who is ready to lose it, and asked anew of another sum', async () => {
  const { sent } = await openBefore({ [calls.set]: saved() }, { askReadyToLose: true });
  type('Amount', '60');
  expect(isClosed()).toBe(true);
  await enter('Amount');
  await press(form().getByRole('radio', { name: 'Yes' }));
  expect(isClosed()).toBe(false);
  type('Amount', '600');
  expect(isClosed()).toBe(true);
  expect(sent()).toEqual([]);
  await press(form().getByRole('radio', { name: 'Yes' }));
  await enter('Amount');
  expect(sent()).toEqual([[calls.set, { limits: [{ limitType: 21, limitValue: 600 }] }]]);
});

test('[LIM-51] a limit that must be chosen says so; its first value holds at once and cannot be removed', async () => {
  await openBefore({ [calls.read]: [limit(21, { isDemanded: true, limitValue: 10 })] });
  expect(part('Deposit limits').getByText('You must set this limit before you can play.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove the limit: 7 days' })).toBeNull();
  type('Amount', '5000');
  expect(said()).toBe('Takes effect immediately');
});

test('[LIM-12] to remove a limit is to ask for none', async () => {
  const { sent } = await openBefore({ [calls.read]: [limit(21)], [calls.set]: saved(asking(21)) });
  await press('Remove the limit: 7 days');
  expect(sent()).toEqual([[calls.set, { limits: [{ limitType: 21, limitValue: null }] }]]);
  expect(part('Deposit limits').getByText(/^Pending change: 7 days/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove the limit: 7 days' })).toBeNull();
});

test('[LIM-14] a locked limit is not removed by a press', async () => {
  const { sent } = await openBefore({ [calls.read]: [limit(37), exclusion()] });
  const remove = part('Maximum single stake').getByRole('button', { name: /^Remove/ });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  await press(remove);
  expect(sent()).toEqual([]);
});

test.each([
  ['limits.refused.mustChoose', 403, 'Your country requires this limit. You can change it but not remove it. (403)'],
  ['limits.refused.aboveMaximum', 422, 'Your country does not allow a limit this high. (422)'],
  ['limits.refused.tooSoon', 409, 'You raised this limit recently. Try again later. (409)'],
  ['anything', 500, 'Could not save. Nothing has changed. Try again. (500)'],
])('[LIM-36] a refusal with "%s" and %i says why with its number', async (message, status, words) => {
  const { notice } = await openBefore({ [calls.set]: refusal(1, message, status) });
  type('Amount', '60');
  await enter('Amount');
  await settle();
  expect(notice()).toBe(words);
  expect(field('Amount')).toHaveValue('60');
});

test('[LIM-36] a refusal by the title of the server says that title', async () => {
  const titled = Response.json({ code: 1, message: '', requestId: 'r', title: 'Not today' }, { status: 422 });
  const { notice } = await openBefore({ [calls.set]: titled });
  type('Amount', '60');
  await enter('Amount');
  expect(notice()).toBe('Not today (422)');
});

test('[LIM-27] [LIM-28] a higher limit is asked for once every question is answered; a wrong one is marked', async () => {
  const backend: Record<string, unknown> = {
    ...{ [calls.read]: [limit(21)], [calls.set]: quiz },
    [calls.answers]: {
      ...{ success: false, limitsData: [limit(21)] },
      questionsResult: [
        { questionId: 1, isRight: true },
        { questionId: 2, isRight: false },
      ],
    },
  };
  const { sent } = await openBefore(backend);
  type('Amount', '80');
  await enter('Amount');
  const dialog = within(screen.getByRole('dialog', { name: 'Questions before a limit increase' }));
  await press('Submit answers');
  await press(dialog.getByRole('radio', { name: 'Right 1' }));
  await press('Submit answers');
  expect(sent().filter(([call]) => call === calls.answers)).toEqual([]);
  await press(dialog.getByRole('radio', { name: 'Wrong 2' }));
  await press('Submit answers');
  expect(sent().at(-1)).toEqual([
    calls.answers,
    {
      tokenGuid: 'token-1',
      answers: [
        { questionId: 1, optionId: 11 },
        { questionId: 2, optionId: 20 },
      ],
    },
  ]);
  expect(alerts()).toEqual(['This answer is incorrect.']);
  expect(screen.getByRole('group', { name: 'Question 2' })).toHaveAccessibleDescription('This answer is incorrect.');
  await press(dialog.getByRole('radio', { name: 'Right 2' }));
  expect(alerts()).toEqual([]);
  backend[calls.answers] = { success: true, limitsData: [asking(21)], questionsResult: [] };
  await press('Submit answers');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(part('Deposit limits').getByText(/^Pending change: 7 days from 50 . to 80/)).toBeVisible();
});

test('[LIM-27] questions that have expired close, and say that the limit is to be set again', async () => {
  const backend = {
    ...{ [calls.read]: [limit(21)], [calls.set]: { ...quiz, questions: quiz.questions.slice(0, 1) } },
    [calls.answers]: refusal(errorCodes.wrongCode),
  };
  const { notice } = await openBefore(backend);
  type('Amount', '80');
  await enter('Amount');
  await press(screen.getByRole('radio', { name: 'Right 1' }));
  await press('Submit answers');
  expect(notice()).toBe('The questions have expired. Set the limit again.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[LIM-27] a stricter limit needs no answers, whatever the server asks', async () => {
  await openBefore({ [calls.read]: [limit(21)], [calls.set]: quiz });
  type('Amount', '40');
  await enter('Amount');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[LIM-39] before its hour a waiting limit cannot be confirmed, and the page says from when to when', async () => {
  const waiting = limit(21, {
    ...{ limitState: 'PENDING', needApprove: true, pendingValue: null },
    ...{ opensAt: nowSec + 86_400, closesAt: nowSec + 172_800 },
  });
  const { sent } = await openBefore({ [calls.read]: [waiting] });
  const deposits = part('Deposit limits');
  expect(plain(deposits.getByText(/^Pending change/).textContent)).toBe('Pending change: 7 days from 50 ₽ to no limit');
  expect(deposits.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
  expect(deposits.queryByRole('timer')).toBeNull();
  await press('Confirm');
  expect(sent()).toEqual([]);
});

test('[LIM-52] a limit that waits for a talk has the way to the support, and no yes of its own', async () => {
  await openBefore({ [calls.read]: [limit(21, { pendingReason: 'PENDING_CONTACT', pendingValue: 500 })] });
  const deposits = part('Deposit limits');
  expect(plain(deposits.getByText(/^Pending change/).textContent)).toBe('Pending change: 7 days from 50 ₽ to 500 ₽');
  expect(deposits.getByRole('button', { name: 'Contact us' })).toBeVisible();
  expect(deposits.queryByRole('button', { name: 'Confirm' })).toBeNull();
});
