// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { champ } from '@contracts/feed.testing';
import type { GameStatistics, StatLine } from '@contracts/statistics';

import { nowSec, open, part, press, refusal, rows, ways } from '@/shared/testing';

import { StatisticPage } from './page';

const aue = { id: 1, name: 'Aue', nameEng: 'Aue' };
const bergen = { id: 2, name: 'Bergen', nameEng: 'Bergen' };
const line = (more: Partial<StatLine> = {}): StatLine => ({
  ...{ id: 9, champId: 100, startAt: nowSec, home: aue, away: bergen, state: 'over', isOnOffer: false, score: [2, 1] },
  ...more,
});
const player = (number: number, name: string) => ({ number, name, position: 'keeper' as const });
const statistics = (more: Partial<GameStatistics> = {}): { data: GameStatistics } => ({
  data: {
    ...{ line: line({ state: 'planned', score: undefined }), sportId: 1, champ: champ(100) },
    teams: [
      { team: aue, place: 3, results: [line(), line({ id: 8, score: [0, 1] })], averages: null },
      { team: bergen, place: null, results: [], averages: null },
    ],
    ...{ meetings: [], balance: [0, 0, 0], table: null, lineups: null },
    ...more,
  },
});
const reads = 'GET /feed-api/v1/statistics/game';
const openPage = (answer: unknown, address = '/statistic/9-aue-bergen') =>
  open(<StatisticPage />, { texts: ['statistics', 'sport', 'menu'], backend: { [reads]: answer }, address });

test('[MEDIA-12] a match that has not begun: who plays, how they played last, and that they never met', async () => {
  await openPage(statistics());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aue – Bergen');
  expect(ways()[0]).toEqual(['League 100', '/en/champs/100-league-100']);
  expect(part('Head to head').getByText('They have not met in the last three years.')).toBeVisible();
  const form = part('Last matches');
  expect(form.getByText('position 3')).toBeVisible();
  // Oldest first, and read out as words.
  expect(form.getByRole('img', { name: 'Loss, Win' })).toBeVisible();
  expect(form.getByText('No matches played yet')).toBeVisible();
  for (const name of ['Averages', 'Line-ups', 'Table']) expect(screen.queryByRole('region', { name })).toBeNull();
});

test('[MEDIA-12] who met whom, and how often each won', async () => {
  await openPage(statistics({ meetings: [line({ id: 7 })], balance: [4, 1, 2] }));
  const meetings = part('Head to head');
  expect(meetings.getByText('Aue: 4 · draws: 1 · Bergen: 2')).toBeVisible();
  expect(rows(meetings)).toEqual([expect.stringMatching(/Aue.*2.*1.*Bergen/)]);
  expect(meetings.getByRole('link')).toHaveAttribute('href', '/en/statistic/7-aue-bergen');
});

test('[MEDIA-12] a match in play says so until it has a score', async () => {
  await openPage(statistics({ line: line({ state: 'live', score: undefined }) }));
  expect(screen.getByText('live')).toBeVisible();
  await openPage(statistics({ line: line({ state: 'live' }) }));
  expect(screen.getAllByText('live')).toHaveLength(1);
});

test('[MEDIA-12] means of the last matches, as numbers and as shares', async () => {
  const averages = { matches: 10, scored: 150, conceded: 75, won: 60 };
  const [home, away] = statistics().data.teams;
  await openPage(
    statistics({
      teams: [
        { ...home, averages },
        { ...away, averages: { ...averages, won: 5 } },
      ],
    }),
  );
  const card = part('Averages');
  expect(card.getByText('of the last 10 matches')).toBeVisible();
  expect(card.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '1.5Scored per match1.5',
    '0.75Conceded per match0.75',
    '60%Matches won5%',
  ]);
});

test('[MEDIA-12] line-ups name who begins and who waits, and say that the players are invented', async () => {
  const side = { start: [player(1, 'Keller')], bench: [player(12, 'Braun')] };
  await openPage(statistics({ lineups: [{ ...side, formation: '4-4-2' }, side] }));
  const card = part('Line-ups');
  expect(card.getByText('The players are fictional.')).toBeVisible();
  expect(card.getByText('4-4-2')).toBeVisible();
  expect(rows(card)).toEqual(['1KellerGoalkeeper', '12BraunGoalkeeper', '1KellerGoalkeeper', '12BraunGoalkeeper']);
});

test('[MEDIA-12] in the table both teams stand out', async () => {
  const row = (place: number, team: typeof aue) => ({
    ...{ place, team, played: 2, won: 1, drawn: 0, lost: 1, scored: 3, conceded: 2, points: 3, form: ['win' as const] },
  });
  const table = { champId: 100, season: '2026/27', hasDraws: true, isOver: false, rows: [row(1, aue), row(2, bergen)] };
  await openPage(statistics({ table }));
  const card = within(screen.getAllByRole('region', { name: 'Table' })[0]!);
  expect(card.getByText('2026/27')).toBeVisible();
  expect(card.getAllByRole('row')).toHaveLength(3);
});

test('[ROUTE-137] without a match the page lists competitions', async () => {
  await openPage(statistics(), '/statistic');
  expect(screen.getByText(/^Tables, brackets, results and line-ups for every competition/)).toBeVisible();
});

test('[MEDIA-12] a match that nobody knows, and statistics that do not load, have their own words', async () => {
  await openPage(refusal(404, '', 404));
  expect(screen.getByRole('heading', { name: 'Match, team or competition not found' })).toBeVisible();
  expect(ways()).toContainEqual(['All competitions', '/en/champs']);
});

test('[MEDIA-12] statistics that did not load come when they are asked for again', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal() };
  await open(<StatisticPage />, { texts: ['statistics'], backend, address: '/statistic/9' });
  expect(screen.getByRole('heading', { name: 'Statistics could not be loaded.' })).toBeVisible();
  backend[reads] = statistics();
  await press('Try again');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aue – Bergen');
});
