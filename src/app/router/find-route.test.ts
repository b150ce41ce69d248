import { expect, test } from 'vitest';

import { findRoute } from './find-route';
import { routes } from './routes';

const pageOf = (path: string) => findRoute(path).meta.pageId;

test.each([
  ['/', 'home'],
  ['/home/live', 'sport-board'],
  ['/home/line/1-football', 'sport-board'],
  ['/home/live/topgame', 'sport-board'],
  ['/home/live/1-football/17-serie-a', 'sport-board'],
  ['/home/live/1-football/17-serie-a/2041-roma-lazio', 'game'],
  ['/home/live/topgame/1-football/17-serie-a/2041', 'game'],
  ['/login', 'login'],
  ['/registration', 'registration'],
  ['/maintenance', 'maintenance'],
  ['/block-ua', 'block-ua'],
  ['/debugger/ui', 'debugger-ui'],
])('%s is the page %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});

test.each([
  '/nope',
  '/home',
  '/home/casino',
  '/home/live/football',
  '/home/live/1-football/serie-a',
  '/home/live/1-football/17/20/4',
  '/home/live/1-FOOTBALL!',
  '/login/x',
  '/home/live/%E0%A4%A',
])('[GUARD-27] [ERR-19] [ROUTE-182] %s is not found', (path) => {
  expect(findRoute(path)).toMatchObject({ meta: { pageId: '404', status: 404 } });
});

test('segments are told apart by their shape, not by their place', () => {
  expect(findRoute('/home/live/topgame/1-football').params).toEqual({
    section: 'live',
    menuSection: 'topgame',
    sport: '1-football',
  });
  expect(findRoute('/home/line/1-football/17-serie-a').params).toEqual({
    section: 'line',
    sport: '1-football',
    champ: '17-serie-a',
  });
  expect(findRoute('/home/live/1/2/3').params).toEqual({ section: 'live', sport: '1', champ: '2', game: '3' });
});

test('line and live are pages of what the site says that it offers', () => {
  expect(findRoute('/home/line').meta.availability).toBe(1);
  expect(findRoute('/home/live').meta.availability).toBe(2);
});

test('[ROUTE-150] every page but a debugger one is there in production too', () => {
  const outsideProduction = routes.filter(({ path }) => path.startsWith('debugger'));
  expect(outsideProduction.map(({ path }) => path)).toEqual(['debugger/ui']);
});

test('[MAINT-08] the maintenance page has its own layout', () => {
  expect(findRoute('/maintenance').meta.layout).toBe('maintenance');
});
