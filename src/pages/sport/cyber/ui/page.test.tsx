// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import type { Champ } from '@contracts/feed';
import { champ, game, sport } from '@contracts/feed.testing';
import { sportIds } from '@contracts/markets';

import { $siteConfig } from '@/entities/site';
import { $phases, feedChanged } from '@/shared/feed';
import { $routeMatch } from '@/shared/routing';
import { open, part, plain, press, refusal, rows, settle, ways } from '@/shared/testing';

import { CyberPage } from './page';

const statistics = '/feed-api/v1/statistics/champ';
const played = (id: number, slug: string, more: Partial<Champ> = {}) =>
  champ(id, {
    ...{ sportId: sportIds.esports, countryName: '', cyberType: 'real', live: 1, line: 2 },
    ...{ discipline: { slug, name: slug.toUpperCase() } },
    ...more,
  });
const champs = [
  played(1, 'cs', { live: 3, line: 4 }),
  played(2, 'cs'),
  played(3, 'dota'),
  played(4, 'fc', { cyberType: 'virtual' }),
];
type Place = { page: string; type?: string; discipline?: string; champ?: string };
type Given = { list?: Champ[]; backend?: Record<string, unknown>; phase?: string; config?: object };

/** A visitor at a page of esports, where the feed has told these competitions. */
async function openPage(
  { page, type = 'real', ...params }: Place,
  { list = champs, backend = {}, phase = 'ready', config = {} }: Given = {},
) {
  const match = { meta: { pageId: `cyber-${page}` }, params: { cyberType: type, ...params } };
  const opened = await open(<CyberPage />, {
    ...{ texts: ['statistics', 'sport', 'menu'], backend },
    values: [
      [$routeMatch, match],
      [$siteConfig, config],
      [$phases, new Map(['sports:line', 'sports:live'].map((topic) => [topic, phase]))],
    ],
  });
  const tell = (zone: 'live' | 'line', matches: readonly ReturnType<typeof game>[]) => {
    const entities = { sports: [sport(sportIds.esports)], champs: list, games: matches };
    const topic = `list:${zone}:${String(sportIds.esports)}`;
    const params_ = [{ kind: 'snapshot', topic, ts: 0, entities }] as never;
    return settle(() => void allSettled(feedChanged, { scope: opened.scope, params: params_ }));
  };
  await tell('line', []);
  return { ...opened, tell };
}
const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent);
const inPlay = (id: number, champId: number, name: string) =>
  game(id, { sportId: sportIds.esports, champId, opp1: { id, name, nameEng: name } });
const boards = () => plain(document.body.textContent);
beforeEach(() => localStorage.clear());

test('[ROUTE-13] what is played stands with its competitions and games, most games first, and leads on', async () => {
  await openPage({ page: 'disciplines' });
  expect(title()).toBe('Esports · Real esports · Games');
  expect(rows()).toEqual([
    expect.stringMatching(/CS2 competitions · Live: 4 · .*: 6$/),
    expect.stringMatching(/DOTA1 competition · Live: 1 · .*: 2$/),
  ]);
  expect(ways()).toContainEqual([expect.stringContaining('DOTA'), '/en/cyber/real/dota']);
});

test('[ROUTE-13] where nothing of a kind is played the page says so', async () => {
  await openPage({ page: 'disciplines' }, { list: [] });
  expect(screen.getByText('No matches now')).toBeVisible();
});

test('[ROUTE-17] the overview adds up the games of all that is played, of its own kind alone', async () => {
  const { tell } = await openPage({ page: 'dashboard' });
  expect(screen.getByText(/^Live: 5 · .*: 8$/)).toBeVisible();
  await tell('live', [inPlay(11, 1, 'Foxes'), inPlay(12, 4, 'Robots')]);
  expect(boards()).toContain('Foxes');
  expect(boards()).not.toContain('Robots');
});

test.each([
  ['all', undefined, ['Foxes', 'Wolves'], ['Robots']],
  ['discipline', 'dota', ['Wolves'], ['Foxes', 'Robots']],
])('[ROUTE-14] [ROUTE-15] page %s of %s shows its own games and no other', async (page, discipline, here, away) => {
  const { tell } = await openPage({ page, ...(discipline !== undefined && { discipline }) });
  await tell('live', [inPlay(11, 1, 'Foxes'), inPlay(12, 3, 'Wolves'), inPlay(13, 4, 'Robots')]);
  for (const name of here) expect(boards()).toContain(name);
  for (const name of away) expect(boards()).not.toContain(name);
});

test('[ROUTE-16] competitions of a discipline say how many games each has, and lead to its page', async () => {
  await openPage({ page: 'discipline-champs', discipline: 'cs' });
  expect(title()).toBe('Esports · Real esports · CS · Competitions');
  const list = part('Competitions');
  expect(rows(list)).toEqual([
    expect.stringMatching(/^League 1Live: 3 · .*: 4$/),
    expect.stringMatching(/^League 2Live: 1 · .*: 2$/),
  ]);
  expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/en/cyber/real/cs/1-league-1');
});

const found = (more: object = {}) => ({
  data: {
    ...{ champ: champs[0], sportName: 'Esports', season: '2026', form: 'table', isOver: false, champion: null },
    ...{ table: null, rounds: null, results: [], coming: [], ...more },
  },
});
const place = { page: 'discipline-champ', discipline: 'cs', champ: '1-league-1' };

test('[ROUTE-18] a competition has its games, its table where there is one, and what was played', async () => {
  const row = { place: 1, team: { id: 1, name: 'Foxes', nameEng: 'Foxes' }, played: 2, won: 2, drawn: 0, lost: 0 };
  const table = {
    ...{ champId: 1, season: '2026', hasDraws: false, isOver: false },
    rows: [{ ...row, scored: 3, conceded: 2, points: 6, form: [] }],
  };
  const { asked } = await openPage(place, { backend: { [`GET ${statistics}`]: found({ table }) } });
  expect(asked(statistics)).toEqual([{ champId: '1', season: 'present', lng: 'en' }]);
  expect(title()).toBe('Esports · Real esports · CS · League 1');
  expect(within(screen.getByRole('table')).getByText('Foxes')).toBeVisible();
  expect(screen.getByRole('button', { name: /League 1/ })).toBeVisible();
});

test('[ROUTE-18] results that do not load are asked for again, and the games stay', async () => {
  const backend: Record<string, unknown> = { [`GET ${statistics}`]: refusal(1, '', 403) };
  const { tell } = await openPage(place, { backend });
  await tell('live', [inPlay(11, 1, 'Foxes')]);
  expect(boards()).toContain('Foxes');
  backend[`GET ${statistics}`] = found();
  await press('Try again');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(boards()).toContain('Foxes');
});

test.each<[string, Place]>([
  ['a kind', { page: 'disciplines', type: 'other' }],
  ['a discipline', { page: 'discipline', discipline: 'chess' }],
  ['a discipline of the other kind', { page: 'discipline', discipline: 'fc' }],
  ['a competition', { page: 'discipline-champ', discipline: 'cs', champ: '3-league-3' }],
])('[ROUTE-18] an address with %s that is not played says so, and leads to what is', async (_, at) => {
  await openPage(at);
  expect(screen.getByRole('heading', { name: 'Game or competition not found' })).toBeVisible();
  expect(ways()).toContainEqual(['Games', '/en/cyber/real/disciplines']);
});

test('[ROUTE-15] before the feed has told what is played, nothing is called unknown', async () => {
  await openPage({ page: 'discipline', discipline: 'chess' }, { phase: 'loading' });
  expect(screen.queryByRole('heading', { name: 'Game or competition not found' })).toBeNull();
});

test.each([
  ['virtual', [14], true],
  ['virtual', [4], false],
  ['real', [14], false],
])(
  '[ROUTE-13] among pages of %s, on a site that offers %j, virtual sports stand: %s',
  async (type, availability, areThere) => {
    await openPage({ page: 'disciplines', type }, { config: { availability } });
    const links = ways().map(([, to]) => to);
    expect(links.includes('/en/virtualsports')).toBe(areThere);
    expect(links).toContain(`/en/cyber/${type === 'real' ? 'virtual' : 'real'}/disciplines`);
  },
);
