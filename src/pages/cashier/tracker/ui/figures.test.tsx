// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { facts, field, plain, press, type } from '@/shared/testing';

import { bet, bets, openPage, page, reads, sums, tracker } from '../tracker.testing';

// jsdom has no canvas.
vi.mock('./profit-chart', () => ({ ProfitChart: () => null }));
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })));
const said = (): unknown => Object.fromEntries(facts());
const rowsOf = (table: string) =>
  within(within(screen.getByRole('region', { name: table })).getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
const openWith = (more: Parameters<typeof tracker>[0] = {}, search = '') =>
  openPage({ [reads]: tracker(more), [bets]: page([bet('7')]) }, search);

test('[TRACK-01] each month has its stakes, returns and net, and all of them stand below', async () => {
  const months = [
    { month: '2026-10', bets: 4, staked: 400, returned: 500.5, profit: 100.5 },
    { month: '2026-11', bets: 8, staked: 800, returned: 400, profit: -400 },
  ];
  await openWith({ months });
  expect(rowsOf('By month').slice(1)).toEqual([
    ['Oct 2026', '4', '400 ₽', '500.50 ₽', '+100.50 ₽'],
    ['Nov 2026', '8', '800 ₽', '400 ₽', expect.stringMatching(/^[-−]400 ₽$/)],
    ['Total', '12', '1,200 ₽', '900.50 ₽', expect.stringMatching(/^[-−]299\.50 ₽$/)],
  ]);
});

test('[TRACK-01] where nothing is won or lost, staked or priced there is no share, and none is made up', async () => {
  const none = { won: 0, lost: 0, staked: 0, returned: 0, profit: 0, clv: null, clvBets: 0, clvAhead: 0 };
  await openWith({ sums: sums(none), loseRun: null });
  expect(said()).toMatchObject({ 'Strike rate': '–', Yield: '–', CLV: '–', 'Losing run': '–', 'Winning run': '–' });
  expect(screen.getByText('no closing odds known')).toBeVisible();
});

test('[TRACK-01] stakes say their average, returns what is open and not counted, the strike rate out of how many', async () => {
  await openWith({ open: { bets: 2, staked: 75 } });
  expect(screen.getByText(/^average 100\s₽$/)).toBeVisible();
  expect(screen.getByText(/^open stakes 75\s₽ not counted$/)).toBeVisible();
  expect(screen.getByText('3 won of 11 won or lost')).toBeVisible();
  expect(screen.getByText('above zero in 6 of 9')).toBeVisible();
});

test.each([
  [99, true],
  [100, false],
])('[TRACK-01] %i bets say little: %s', async (count, isSaid) => {
  await openWith({ sums: sums({ bets: count }) });
  expect(screen.queryByText(/say little: chance decides/) !== null).toBe(isSaid);
});

test('[TRACK-01] a span of years and one of days are chosen, each in the address without the other', async () => {
  const { visited } = await openWith({}, '?period=year&year=2024');
  const year = screen.getByRole('combobox', { name: 'Year' });
  expect(year).toHaveValue('2024');
  type(year, '2023');
  await press(screen.getByRole('radio', { name: '28 days' }));
  expect(visited).toEqual(['/en/office/tracker?period=year&year=2023', '/en/office/tracker?period=28']);
});

test('[TRACK-01] days typed one by one go into the address', async () => {
  const { visited } = await openWith({}, '?period=dates&from=2026-11-01');
  type('To', '2026-11-20');
  expect(visited).toEqual(['/en/office/tracker?period=dates&from=2026-11-01&to=2026-11-20']);
});

test('[TRACK-01] another account has other sports, markets and tags, so these go; type and odds stay', async () => {
  const search = '?account=5&sport=1&market=1&type=0&odds=2&tag=model';
  const { visited } = await openWith({}, search);
  type('Account', '6');
  expect(visited).toEqual(['/en/office/tracker?period=365&account=6&type=0&odds=2']);
});

test('[TRACK-01] what the address names stays a choice, also where the span has no such bet', async () => {
  await openWith({}, '?sport=77');
  const sport = field('Sport') as unknown as HTMLSelectElement;
  expect([...sport.options].map(({ value }) => value)).toEqual(['', '1', '77']);
  expect(sport.value).toBe('77');
});

test('[TRACK-01] a table says which column it stands by, and another press turns it round', async () => {
  const { visited } = await openWith({}, '?sort=profit');
  const heads = within(screen.getByRole('region', { name: 'Sport' })).getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([null, null, 'descending', null, null]);
  await press(within(heads[2]!).getByRole('button'));
  expect(visited).toEqual(['/en/office/tracker?period=365&sort=-profit']);
});

test('[TRACK-01] tags have no table while no bet has one', async () => {
  await openWith();
  expect(screen.queryByRole('region', { name: 'Tag' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Market' })).toBeVisible();
});
