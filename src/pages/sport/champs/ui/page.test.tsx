// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { champ } from '@contracts/feed.testing';
import type { ChampStatistics, StatLine } from '@contracts/statistics';

import { $routeMatch } from '@/shared/routing';
import { nowSec, open, part, refusal, rows, ways } from '@/shared/testing';

import { ChampsPage } from './page';

const path = '/feed-api/v1/statistics/champ';
const aue = { id: 1, name: 'Aue', nameEng: 'Aue' };
const bergen = { id: 2, name: 'Bergen', nameEng: 'Bergen' };
const line = (more: Partial<StatLine> = {}): StatLine => ({
  ...{ id: 9, champId: 100, startAt: nowSec, home: aue, away: bergen, state: 'over', isOnOffer: false, score: [2, 1] },
  ...more,
});
const statistics = (more: Partial<ChampStatistics> = {}): { data: ChampStatistics } => ({
  data: {
    ...{ champ: champ(100), sportName: 'Football', season: '2026/27', form: 'table', isOver: false, champion: null },
    ...{ table: null, rounds: null, results: [], coming: [] },
    ...more,
  },
});
const table = {
  ...{ champId: 100, season: '2026/27', hasDraws: false, isOver: false },
  rows: [aue, bergen].map((team, index) => ({
    ...{ place: index + 1, team, played: 2, won: 2 - index, drawn: 0, lost: index, scored: 3, conceded: 2 },
    ...{ points: 6 - 3 * index, form: ['win' as const, 'loss' as const] },
  })),
};
const openPage = (answer: unknown, pageId = 'champ-results') =>
  open(<ChampsPage />, {
    texts: ['statistics', 'sport', 'menu'],
    backend: { [`GET ${path}`]: answer },
    values: [[$routeMatch, { meta: { pageId }, params: { champId: '100-league-100' } }]],
  });
const bodyOf = (name: string) => within(screen.getAllByRole('region', { name })[0]!).getAllByRole('row');

test('[ROUTE-08] a league has its table, what was played and what comes', async () => {
  const coming = [line({ id: 10, state: 'planned', score: undefined, isOnOffer: true })];
  const { asked } = await openPage(statistics({ table, results: [line()], coming }));
  expect(asked(path)).toEqual([{ champId: '100', season: 'present', lng: 'en' }]);
  expect(screen.getByText(/season 2026\/27/)).toBeVisible();
  expect(bodyOf('Table').map(({ textContent }) => textContent)).toEqual([
    '№TeamPWLScorePtsForm',
    expect.stringMatching(/^1.*Aue220.*6/),
    expect.stringMatching(/^2.*Bergen211.*3/),
  ]);
  expect(rows(part('Results'))).toEqual([expect.stringMatching(/Aue.*2.*1.*Bergen/)]);
  // What can be bet on leads to its own page, what is over to its statistics.
  expect(part('Fixtures').getByRole('link')).toHaveAttribute('href', expect.not.stringContaining('/statistic/'));
  expect(part('Results').getByRole('link')).toHaveAttribute('href', '/en/statistic/9-aue-bergen');
});

test('[ROUTE-08] draws have a column where matches can end level', async () => {
  await openPage(statistics({ table: { ...table, hasDraws: true } }));
  expect(bodyOf('Table')[0]).toHaveTextContent('PWDL');
});

test('[ROUTE-08] before the first match the page says so', async () => {
  await openPage(statistics());
  expect(part('Results').getByText('No matches played yet')).toBeVisible();
  expect(part('Fixtures').getByText('No fixtures scheduled')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Table' })).toBeNull();
});

test('[ROUTE-08] [ROUTE-09] the season, the last final and the games stand beside each other; the open one is marked', async () => {
  await openPage(statistics(), 'champ-final');
  const nav = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(nav.map((link) => [link.textContent, link.ariaCurrent])).toEqual([
    ['Season', null],
    ['Last final', 'page'],
    ['Matches and odds', null],
  ]);
  expect(nav.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
    '/en/champs/100-league-100',
    '/en/champs/100-league-100/final',
  ]);
});

test('[ROUTE-09] the final of a tournament is its last round, with the winner by name', async () => {
  const rounds = [
    { left: 4, lines: [line({ id: 1 }), line({ id: 2 })] },
    { left: 2, lines: [line({ id: 3 })] },
  ];
  const { asked } = await openPage(statistics({ form: 'draw', rounds, champion: aue }), 'champ-final');
  expect(asked(path)[0]).toMatchObject({ season: 'finished' });
  expect(rows(part('Final'))).toHaveLength(1);
  expect(screen.getByText('Winner:').closest('p')).toHaveTextContent('Winner: Aue');
  const draw = within(screen.getAllByRole('region', { name: 'Bracket' })[0]!);
  expect(draw.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Semi-finals',
    'Final',
  ]);
});

test('[ROUTE-09] a competition without a finished season says so', async () => {
  await openPage(statistics(), 'champ-final');
  expect(screen.getByText('No season has ended yet.')).toBeVisible();
});

test('[ROUTE-08] a side that nobody knows yet leads nowhere', async () => {
  await openPage(statistics({ coming: [line({ home: null, state: 'planned', score: undefined })] }));
  expect(rows(part('Fixtures'))).toEqual([expect.stringMatching(/To be confirmed–Bergen/)]);
  expect(part('Fixtures').queryByRole('link')).toBeNull();
});

test('[ROUTE-08] a competition that nobody knows has a way to all of them', async () => {
  await openPage(refusal(404, '', 404));
  expect(screen.getByRole('heading', { name: 'Match, team or competition not found' })).toBeVisible();
  expect(ways()).toEqual([['All competitions', '/en/champs']]);
});
