// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { champ } from '@contracts/feed.testing';
import type { StatLine, TeamStatistics } from '@contracts/statistics';

import { $routeMatch } from '@/shared/routing';
import { nowSec, open, part, press, refusal, rows } from '@/shared/testing';

import { TeamPage } from './page';

const path = '/feed-api/v1/statistics/team';
const aue = { id: 1, name: 'Aue', nameEng: 'Aue' };
const bergen = { id: 2, name: 'Bergen', nameEng: 'Bergen' };
const line = (id: number, more: Partial<StatLine> = {}): StatLine => ({
  ...{ id, champId: 100, startAt: nowSec, home: aue, away: bergen, state: 'over', isOnOffer: false, score: [2, 1] },
  ...more,
});
const coming = (id: number) => line(id, { state: 'planned', score: undefined });
const numbers = [1, 2, 3, 4, 5, 6, 7];
const statistics = (more: Partial<TeamStatistics> = {}): { data: TeamStatistics } => ({
  data: {
    ...{ team: aue, sportId: 1, sportName: 'Football', averages: null },
    places: [{ champ: champ(100), season: '2026/27', place: 3, teams: 18 }],
    results: numbers.map((id) => line(id)),
    coming: numbers.map((id) => coming(id + 10)),
    squad: [{ number: 9, name: 'Keller', position: 'forward' }],
    ...more,
  },
});
const openPage = (teamSection: string | undefined, answer: unknown = statistics()) =>
  open(<TeamPage />, {
    texts: ['statistics', 'sport', 'menu'],
    backend: { [`GET ${path}`]: answer },
    values: [[$routeMatch, { meta: { pageId: 'team-section' }, params: { teamId: '1-aue', teamSection } }]],
  });

test('[ROUTE-11] the overview shows where the team stands, how it played, and a few matches of each kind', async () => {
  const results = [line(1, { score: [0, 1] }), ...numbers.slice(1).map((id) => line(id))];
  const { asked } = await openPage('info', statistics({ results }));
  expect(asked(path)).toEqual([{ teamId: '1', lng: 'en' }]);
  const places = part('Competitions');
  expect(rows(places)).toEqual([expect.stringMatching(/League 100.*2026\/27 position 3 of 18/)]);
  // The newest is the last of five.
  expect(places.getByRole('img', { name: 'Win, Win, Win, Win, Loss' })).toBeVisible();
  expect([rows(part('Results')).length, rows(part('Fixtures')).length]).toEqual([5, 5]);
});

test.each([
  ['results', 'Results', 7],
  ['calendar', 'Fixtures', 7],
])('[ROUTE-11] the section %s has all of its matches and nothing else', async (section, name, count) => {
  await openPage(section);
  expect(rows(part(name))).toHaveLength(count);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('[ROUTE-10] all games: what comes first, then what was', async () => {
  await openPage(undefined);
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Fixtures',
    'Results',
  ]);
});

test('[ROUTE-11] each result says how it went for this team', async () => {
  await openPage('results', statistics({ results: [line(1, { home: bergen, away: aue })] }));
  expect(rows(part('Results'))).toEqual([expect.stringMatching(/LLoss$/)]);
});

test('[ROUTE-11] the players say where they play, and that they are invented', async () => {
  await openPage('squad');
  expect(rows(part('Players'))).toEqual(['9KellerForward']);
  expect(part('Players').getByText('The players are fictional.')).toBeVisible();
});

test('[ROUTE-11] where a side is one player there is no section of players, and its address says why', async () => {
  await openPage('squad', statistics({ squad: null }));
  expect(screen.getByText('Players compete individually in this sport.')).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Overview', 'All matches', 'Results', 'Fixtures'],
  ]);
});

test('[ROUTE-11] the open section is marked', async () => {
  await openPage('calendar');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Fixtures');
});

test('[ROUTE-11] a team that did not load comes when it is asked for again', async () => {
  const backend: Record<string, unknown> = { [`GET ${path}`]: refusal() };
  await open(<TeamPage />, {
    ...{ texts: ['statistics', 'sport', 'menu'], backend },
    values: [[$routeMatch, { meta: { pageId: 'team-section' }, params: { teamId: '1', teamSection: 'info' } }]],
  });
  expect(screen.getByRole('heading', { name: 'Statistics could not be loaded.' })).toBeVisible();
  backend[`GET ${path}`] = statistics();
  await press('Try again');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aue');
});
