// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { GameShelf } from '@contracts/game-shelf';

import { catalogue } from '@/entities/casino/catalogue';
import { $userId } from '@/entities/session';
import { $routeMatch, navigationStarted } from '@/shared/routing';
import { alerts, now, open, part, plain, press, refusal, rows, settle, type, ways } from '@/shared/testing';

import { CasinoPage } from './casino-page';

const reads = 'GET /games-api/v1/favorites';
const shelf = (more: Partial<GameShelf> = {}): { data: GameShelf } => ({
  data: {
    ...{ currency: 'EUR', minStake: 0.1, maxStake: 50, ticketPrice: 1, favorites: [], recent: [] },
    ...more,
  },
});
type Opening = { backend?: Record<string, unknown>; pageId?: string; userId?: number | null };
const openAt = (address: string, { backend = { [reads]: shelf() }, pageId = 'lobby', userId = 7 }: Opening = {}) =>
  open(<CasinoPage />, {
    ...{ texts: ['rounds', 'casino', 'games', 'shared', 'menu', 'originals'], address, backend },
    values: [
      [$routeMatch, { meta: { pageId }, params: {} }],
      [$userId, userId],
    ],
  });
const count = () => Number(/\d+/.exec(screen.getByRole('status').textContent)?.[0]);
const tiles = () => rows().filter((text) => text.includes('RTP'));

test('[CAS-01] the wall has every game with what comes back and what a round costs', async () => {
  await openAt('/casino-lobby');
  expect([count(), tiles().length]).toEqual([catalogue.length, catalogue.length]);
  const dice = tiles().find((text) => text.startsWith('Dice'));
  expect(dice).toMatch(/RTP 9\d(?:\.\d+)?%/);
  expect(dice).toMatch(/Min 0\.10 € · Max 50 €/);
  expect(tiles().some((text) => text.includes('Ticket 1 €'))).toBe(true);
});

test('[CAS-01] a visitor sees the wall without stakes and stars', async () => {
  await openAt('/casino-lobby', { backend: { [reads]: refusal(401, '', 401) }, userId: null });
  expect(tiles()).toHaveLength(catalogue.length);
  expect(screen.queryByText(/^Min /)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull();
});

test('[CAS-01] the filters of the address stand in their fields and leave what fits', async () => {
  await openAt('/casino-lobby?q=dice');
  expect(screen.getByRole('searchbox')).toHaveValue('dice');
  expect(tiles()).toEqual([expect.stringMatching(/^Dice/)]);
});

test('[CAS-01] what is unknown in the address asks for nothing', async () => {
  await openAt('/casino-lobby?volatility=wild&least=2&way=x');
  expect(count()).toBe(catalogue.length);
});

test('[CAS-01] nothing fits: the page says so', async () => {
  await openAt('/casino-lobby?q=zzzzzz');
  expect(screen.getByRole('heading', { name: 'No games found' })).toBeVisible();
  expect(count()).toBe(0);
});

test('[CAS-01] a section has its own games, and its name is marked among the others', async () => {
  await openAt('/slots');
  expect(count()).toBeLessThan(catalogue.length);
  const sections = within(screen.getByRole('navigation', { name: 'Game categories' }));
  expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Slots');
});

test('[CAS-01] favourites wait for the player’s own shelf, then say how a game comes there', async () => {
  const late = Promise.withResolvers();
  await openAt('/my-casino/favorites', { backend: { [reads]: late.promise } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText('No favourites yet')).toBeNull();
  late.resolve(shelf());
  await settle();
  expect(screen.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
});

test('[CAS-01] a shelf that does not load is asked for again; the games stand without it', async () => {
  const backend: Record<string, unknown> = { [reads]: refusal() };
  await openAt('/casino-lobby', { backend });
  expect(screen.getByRole('heading', { name: 'Favourites could not be loaded.' })).toBeVisible();
  expect(tiles()).toHaveLength(catalogue.length);
  backend[reads] = shelf({ recent: [{ game: 'dice', at: now, rounds: 12 }] });
  await press('Try again');
  expect(rows(part('Recently played'))).toEqual([expect.stringMatching(/^Dice.*Rounds: 12$/)]);
});

test('[CAS-01] a star that was not kept says so', async () => {
  await openAt('/casino-lobby', { backend: { [reads]: shelf(), 'PUT /games-api/v1/favorites/dice': refusal() } });
  await press('Favourite: Dice');
  expect(alerts()).toEqual(['The favourite was not saved. Try again.']);
});

test('[ROUTE-49] a visitor is asked to log in to see what they played', async () => {
  await openAt('/my-casino', { pageId: 'my-casino', userId: null, backend: {} });
  expect(screen.getByRole('heading', { name: 'Log in to see your games' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('[ROUTE-49] a player sees what they played and kept, then the rest, the highest return first', async () => {
  const recent = [{ game: 'mines' as const, at: now, rounds: 3 }];
  await openAt('/my-casino', { pageId: 'my-casino', backend: { [reads]: shelf({ recent, favorites: ['dice'] }) } });
  expect(rows(part('Recently played'))).toEqual([expect.stringMatching(/^Mines/)]);
  expect(rows(part('Favourites'))).toEqual([expect.stringMatching(/^Dice/)]);
  const others = rows(part('Games not played recently'));
  expect(others.some((text) => text.startsWith('Mines'))).toBe(false);
  const shares = others.map((text) => Number(/RTP ([\d.]+)%/.exec(plain(text))?.[1]));
  expect(shares[0]).toBeGreaterThanOrEqual(shares.at(-1)!);
});

test('[ROUTE-48] [ROUTE-52] the studio says what it makes, and leads to all of it', async () => {
  await openAt('/providers', { pageId: 'providers' });
  expect(screen.getByText('All games here are made in-house by one studio.')).toBeVisible();
  expect(screen.getByText(/^RTP .*% to .*%$/)).toBeVisible();
  await openAt('/casino/brand', { pageId: 'casino-brand' });
  expect(ways()).toContainEqual(['All games', '/en/casino-lobby']);
});

const late = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[CAS-01] what is typed filters at once, and comes into the address when the player pauses', async () => {
  const { visited } = await openAt('/casino-lobby');
  type('Search games', 'di');
  await late(300);
  type('Search games', 'dice');
  expect(tiles()).toEqual([expect.stringMatching(/^Dice/)]);
  await late(399);
  expect(visited).toEqual([]);
  await late(1);
  expect(visited).toEqual(['/en/casino-lobby?q=dice']);
});

test('[CAS-01] whoever goes elsewhere meanwhile is not called back', async () => {
  const { visited, scope } = await openAt('/casino-lobby');
  type('Search games', 'dice');
  const params = { path: '/slots', language: 'en', search: '', hash: '' };
  await settle(() => void allSettled(navigationStarted, { scope, params }));
  await late(1000);
  expect(visited).toEqual([]);
});

test('[CAS-37] all games stand on shelves, each on one; a search has neither shelves nor what was played lately', async () => {
  const recent = [{ game: 'mines' as const, at: now, rounds: 3 }];
  await openAt('/casino-lobby', { backend: { [reads]: shelf({ recent }) } });
  expect(tiles()).toHaveLength(catalogue.length);
  expect(rows(part('Fast games')).length).toBeGreaterThan(3);
  type('Search games', 'plinko');
  expect(tiles()).toEqual([expect.stringMatching(/^Peg drop/)]);
  expect(screen.queryByRole('region', { name: 'Fast games' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Recently played' })).toBeNull();
});
