// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import { champ, game, sport } from '@contracts/feed.testing';

import { $areMarksRead, $favourites, competitionMarked } from '@/entities/favourites/marks';
import { feedChanged } from '@/shared/feed';
import { open, plain, press, refusal, rows, settle, ways } from '@/shared/testing';

import { FavouritesPage } from './page';

const path = '/feed-api/v1/followed';
const reads = `GET ${path}`;
const team = (id: number, name: string) => ({ id, name, nameEng: name, sportId: 1, sportName: 'Football' });
const followed = (more: object = {}) => ({
  data: { teams: [team(1, 'Arsenal')], champs: [champ(9, { line: 2 })], games: [], ...more },
});
const marked = { teams: [1], champs: [9] };
const openPage = (backend: Record<string, unknown>, marks = marked) =>
  open(<FavouritesPage />, {
    ...{ texts: ['favourites', 'sport', 'menu'], address: '/favourites', backend },
    values: [
      [$favourites, marks],
      [$areMarksRead, true],
    ],
  });
const section = (name: string) => within(screen.getByRole('region', { name }));
beforeEach(() => localStorage.clear());

test('[FAV-01] marked teams and competitions stand in lists of their own and lead to their pages', async () => {
  const { asked } = await openPage({ [reads]: followed() });
  expect(asked(path)).toEqual([{ teams: '1', champs: '9', lng: 'en' }]);
  expect(rows(section('Teams'))).toEqual([expect.stringMatching(/Arsenal Football/)]);
  expect(rows(section('Competitions'))).toEqual([expect.stringMatching(/England\. League 9/)]);
  expect(section('Teams').getByRole('link')).toHaveAttribute('href', '/en/team/1-arsenal/info');
});

test.each([
  [{ live: 1, line: 0 }, 'live'],
  [{ live: 1, line: 3 }, 'line'],
  [{ live: 0, line: 0 }, 'line'],
])('[FAV-01] a competition with %j leads to where it is played: %s', async (matches, way) => {
  await openPage({ [reads]: followed({ champs: [champ(9, matches)] }) });
  expect(section('Competitions').getByRole('link').getAttribute('href')).toBe(`/en/home/${way}/1/9-league-9`);
});

test('[FAV-01] with no match on offer the page says so; a match of a mark stands there when the feed tells it', async () => {
  const { unmount } = await openPage({ [reads]: followed() });
  expect(screen.getByText('None of them has a match to bet on now.')).toBeVisible();
  unmount();
  const other = await openPage({
    [reads]: followed({ games: [game(5), game(6, { champId: 77, opp1: team(3, 'Leeds') })] }),
  });
  expect(screen.queryByText('None of them has a match to bet on now.')).toBeNull();
  const entities = { sports: [sport(1)], champs: [champ(1)], games: [game(5)] };
  const params = [{ kind: 'snapshot', topic: 'game:5', ts: 0, entities }] as never;
  await settle(() => void allSettled(feedChanged, { scope: other.scope, params }));
  expect(screen.getByRole('heading', { name: 'Matches' })).toBeVisible();
  expect(plain(document.body.textContent)).toMatch(/Arsenal.*Chelsea/);
});

test('[FAV-01] a star pressed here takes its team away at once, and the rest is asked for anew', async () => {
  const two = followed({ teams: [team(1, 'Arsenal'), team(2, 'Chelsea')] });
  const { asked } = await openPage({ [reads]: two }, { teams: [1, 2], champs: [9] });
  await press(section('Teams').getByRole('button', { name: /Arsenal/ }));
  expect(rows(section('Teams'))).toEqual([expect.stringContaining('Chelsea')]);
  expect(asked(path).at(-1)).toMatchObject({ teams: '2', champs: '9' });
});

test('[FAV-01] with nothing marked nothing is asked, and the page leads to where marks are made', async () => {
  const { asked } = await openPage({}, { teams: [], champs: [] });
  expect(asked(path)).toEqual([]);
  expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  expect(ways()).toEqual([['Competitions and teams', '/en/champs']]);
});

test('[FAV-01] favourites that do not load are asked for again; until then the page says that they are kept', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal(1, '', 403) };
  await openPage(backend);
  expect(screen.getByText('Your favourites are saved. Try again in a moment.')).toBeVisible();
  backend[reads] = followed();
  await press('Try again');
  expect(rows(section('Teams'))).toHaveLength(1);
});

test('[FAV-01] an answer about what is no longer marked shows none of it', async () => {
  const late = Promise.withResolvers();
  const { scope } = await openPage({ [reads]: late.promise });
  expect(screen.getByRole('status', { name: 'Loading favourites' })).toBeVisible();
  await settle(() => void allSettled(competitionMarked, { scope, params: 9 }));
  late.resolve(followed());
  await settle();
  expect(rows(section('Teams'))).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Competitions' })).toBeNull();
});
