// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { facts, nowSec, open, part, press, refusal, rows } from '@/shared/testing';

import { LimitHistoryPage } from './page';

const [changesPath, playPath] = ['/limit-service-api/api/external/web/v3/history', '/web-api/user/summary'];
const [reads, plays] = [`GET ${changesPath}`, `GET ${playPath}`];
const change = (id: number, more: object = {}) => ({
  ...{ id, at: nowSec, limitType: 21, what: 'set', measure: 'money', from: null, to: 50 },
  ...more,
});
const page = (data: object[], total_count = data.length, number = 1) => ({
  ...{ data, total_count, page: number, pageSize: 20 },
});
const summary = (more: object = {}) => ({
  data: {
    ...{ iso: 'RUB', days: 30, from: nowSec, stakes: 500, wins: 620.5, losses: 0, deposits: 300, netDeposits: -20 },
    ...more,
  },
});
const openWith = (backend: Record<string, unknown>, values: [unknown, unknown][] = [[$balance, balance]]) =>
  open(<LimitHistoryPage />, { texts: ['limits', 'office'], backend, values });

test('[LIM-72] what was won or lost stands first, with its sign, then deposits of all time', async () => {
  await openWith({ [reads]: page([]), [plays]: summary() });
  expect(facts()).toEqual([
    ['Net result', '+120.50 ₽'],
    ['Deposits minus withdrawals since account opening', expect.stringMatching(/^.?[-−]20 ₽/)],
    ['Stakes', '500 ₽'],
    ['Returns', '620.50 ₽'],
    ['Deposits', '300 ₽'],
  ]);
});

test('[LIM-72] a loss has its minus', async () => {
  await openWith({ [reads]: page([]), [plays]: summary({ wins: 120, losses: 380 }) });
  expect(facts()[0]![1]).toMatch(/^.?[-−]380 ₽/);
});

test('[LIM-72] another span asks for its own sums', async () => {
  const { asked } = await openWith({ [reads]: page([]), [plays]: summary() });
  await press(screen.getByRole('radio', { name: '7 days' }));
  expect(asked(playPath)).toEqual([{ days: '30' }, { days: '7' }]);
});

test('[LIM-72] each change says what it limits, what was done, and from what to what', async () => {
  await openWith({
    [plays]: summary(),
    [reads]: page([
      change(9),
      change(8, { limitType: 2, what: 'asked', from: 50, to: null }),
      change(7, { limitType: 11, what: 'confirm', from: 10, to: 12.5 }),
      change(6, { limitType: 33, what: 'break', measure: 'days', to: 7 }),
      change(5, { limitType: 31, what: 'reject', measure: 'minutes', from: 60, to: 60 }),
      change(4, { limitType: 32, what: 'set', measure: 'hours', to: 1 }),
      change(3, { limitType: 37 }),
      change(2, { limitType: 99, what: 'widened' }),
    ]),
  });
  const shown = rows(part('Change history')).map((row) => row.replace(/Nov 22.*$/, ''));
  expect(shown).toEqual([
    'Deposits, 7 daysApplied immediatelyfrom no limit to 50 ₽',
    'Stakes, 7 daysRequested, pendingfrom 50 ₽ to no limit',
    'Losses, 7 daysConfirmedfrom 10 ₽ to 12.50 ₽',
    'Time-outStarted7 days',
    'Session limitOld limit keptfrom 60 minutes to 60 minutes',
    'Reality checkApplied immediatelyfrom no limit to 1 hour',
    'Maximum single stakeApplied immediatelyfrom no limit to 50 ₽',
    'LimitChangedfrom no limit to 50 ₽',
  ]);
});

test('[LIM-72] older changes come under those that are here', async () => {
  const backend: Record<string, unknown> = { [plays]: summary(), [reads]: page([change(2)], 2) };
  const { asked } = await openWith(backend);
  backend[reads] = page([change(1, { to: 70 })], 2, 2);
  await press('Show more');
  expect(rows(part('Change history')).map((row) => /to \d+/.exec(row)?.[0])).toEqual(['to 50', 'to 70']);
  expect(asked(changesPath).map(({ page: number }) => number)).toEqual(['1', '2']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[LIM-72] no change yet is no failure; each part that did not load is asked for again', async () => {
  const backend: Record<string, unknown> = { [plays]: refusal(), [reads]: refusal() };
  await openWith(backend);
  expect(screen.getByRole('heading', { name: 'Your figures could not be loaded.' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your limits could not be loaded.' })).toBeVisible();
  Object.assign(backend, { [plays]: summary(), [reads]: page([]) });
  await press(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect(screen.getByText('No limit changes yet')).toBeVisible();
  expect(facts()).toHaveLength(5);
});

test('[LIM-72] changes wait for the currency of the main account', async () => {
  const { asked } = await openWith({ [plays]: summary(), [reads]: page([change(1)]) }, []);
  expect(asked(changesPath)).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Change history' })).toBeNull();
});
