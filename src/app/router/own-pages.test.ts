// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';
import { takenBy } from '@contracts/plugin-routes';
import type { MenuItem } from '@contracts/site';

import { $plugins, audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { languageChanged } from '@/shared/i18n';
import { routerAttached } from '@/shared/routing';

import { findRest } from './find-rest';
import { hostRow } from './host-rows';
import { $ownPages, findOwn, ownPagesRead } from './own-pages';
import { find } from './own-pages-part';
import { pageShown } from './page';
import { routes } from './routes';

const motd = (...pages: unknown[]): PluginEntry => ({
  id: 'motd',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/motd/index.js',
  mounts: [],
  enabled: true,
  pages,
});
const match = { page: 'match-of-the-day/*', title: { en: 'Match of the day', ru: 'Матч дня' } };

test('[PLUG-43] the page of an app is a row like those of the host', () => {
  const found = find([motd({ ...match, auth: 'player', robots: 'noindex', layout: 'empty' })], '/match-of-the-day/7');
  expect(found?.meta).toMatchObject({
    pageId: 'app-match-of-the-day',
    section: 'match-of-the-day',
    layout: 'empty',
    auth: true,
    robots: 'noindex',
    app: { id: 'motd', title: match.title },
  });
  expect(find([motd({ ...match, auth: 'visitor' })], '/match-of-the-day')?.meta).toMatchObject({ isForVisitors: true });
  expect(find([motd(match)], '/match')).toBeNull();
});

test.each([
  ['results', true],
  ['results/zone', true],
  ['results/*', true],
  ['home/*', true],
  ['office/*', true],
  ['statisticpopup/any', true],
  ['home/live/1-football/17/8', true],
  ['go', true],
  ['home/other', false],
  ['match-of-the-day/*', false],
  ['office/tips', false],
])('[PLUG-44] %s is an address of the host: %s', (route, isTaken) => {
  expect(takenBy(routes.map(hostRow))(route)).toBe(isTaken);
});

const items: MenuItem[] = ['line', 'live'].map((id) => ({ id, title: id, path: `/home/${id}` }));
const audience = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };
async function scopeWith(plugins: PluginEntry[], userId: number | null = null) {
  const manifest = () => Response.json({ version: 1, plugins });
  const scope = fork({ values: [[$userId, userId]], handlers: [[fetchFx, manifest]] });
  await allSettled(overridesReceived, { scope, params: {} });
  await allSettled(audienceChanged, { scope, params: audience });
  void allSettled(manifestRequested, { scope });
  await vi.waitUntil(() => scope.getState($plugins)?.length === plugins.length);
  return scope;
}

test('[PLUG-43] entries of menus stand in their places, by language, and no player is offered a page for visitors', async () => {
  const pages = [
    { ...match, menu: { in: 'main', order: 1 } },
    { page: 'tips', title: 'Tips', menu: { in: 'main' } },
    { page: 'welcome', title: 'Welcome', auth: 'visitor', menu: { in: 'footer' } },
  ];
  const menus = async (userId: number | null) => {
    const scope = await scopeWith([motd(...pages)], userId);
    void allSettled(languageChanged, { scope, params: 'ru' });
    await vi.waitUntil(() => scope.getState($ownPages).find('/tips') !== null);
    const { into } = scope.getState($ownPages);
    const { main: first = [], footer: second = [] } = into({ main: items, footer: items });
    return [first, second].map((all) => all.map(({ title, path }) => `${title} ${path}`));
  };
  const main = ['line /home/line', 'Матч дня /match-of-the-day', 'live /home/live', 'Tips /tips'];
  expect(await menus(null)).toEqual([main, ['line /home/line', 'live /home/live', 'Welcome /welcome']]);
  expect(await menus(7)).toEqual([main, ['line /home/line', 'live /home/live']]);
});

/** The page on the screen, after the apps have changed; where the router was led. */
async function change(shown: PluginEntry[], now: PluginEntry[], path = '/match-of-the-day/7', more: object = {}) {
  const scope = fork();
  const went: unknown[] = [];
  void allSettled(routerAttached, { scope, params: { navigate: (...way: unknown[]) => void went.push(way) } });
  const { meta, params } = find(shown, path) ?? findRest(path);
  const location = { path, language: 'en', search: '?a=1', hash: '' };
  void allSettled(pageShown, {
    scope,
    params: { location, match: { meta: { ...meta, ...more }, params }, failure: null, Page: null },
  });
  const pages = { into: (menus: Record<string, MenuItem[]>) => menus, faults: [] };
  void allSettled(ownPagesRead, { scope, params: { ...pages, find: (at) => find(now, at) } });
  // Where it leads, it leads at once.
  await Promise.resolve();
  return went;
}
const led = [['/en/match-of-the-day/7?a=1', { replace: true }]];

test.each([
  ['comes', [], [motd(match)], led],
  ['goes', [motd(match)], [], led],
  ['becomes one for players', [motd(match)], [motd({ ...match, auth: 'player' })], led],
  ['stays', [motd(match)], [motd(match)], []],
  ['never was', [], [motd({ page: 'tips', title: 'Tips' })], []],
])('[PLUG-46] a page that %s at the address on the screen', async (_, shown, now, expected) => {
  expect(await change(shown, now)).toEqual(expected);
});

test('[PLUG-46] a page that broke because the code for own pages was late opens when that is here', async () => {
  const broken = { status: 500, pageId: 'broken' };
  expect(await change([], [motd(match)], undefined, broken)).toEqual(led);
  expect(await change([], [], undefined, broken)).toEqual([]);
});

test('[PLUG-46] a page of the host is left alone', async () => {
  expect(await change([], [motd(match)], '/results')).toEqual([]);
});

test('[PLUG-46] the router finds it when the manifest has it, and its code only then', async () => {
  const at = (plugins: PluginEntry[]) => findOwn(plugins, '/match-of-the-day');
  expect(await at([])).toBeNull();
  expect(await at([motd(match)])).toMatchObject({ meta: { app: { id: 'motd' } } });
});
