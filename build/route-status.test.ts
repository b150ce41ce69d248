import { expect, test } from 'vitest';

import { loadAddresses, loadRouteAddresses, loadRouteList } from './route-status.ts';

const routeList = await loadRouteList('production');
const statuses = await loadAddresses('production');
const statusOf = (path: string) => statuses.find(({ pattern }) => new RegExp(pattern).test(path))?.status ?? 404;

test.each([
  ['/', 200],
  ['/en', 200],
  ['/results', 200],
  ['/en/results/live', 200],
  ['/en/home/live/topgame/1-football/17/2041-a-b', 200],
  ['/en/office', 200],
  ['/en/500', 500],
  ['/en/nope', 404],
  ['/eng/results', 404],
  ['/en/home/other', 404],
  ['/en/print-coupon/12a', 404],
  ['/en/user/foo', 404],
  ['/en/slots', 200],
  ['/en/slots/game/2/five-lines', 200],
  ['/en/casino/game/3/mines', 200],
  ['/en/casino/game/12/wheel', 404],
  ['/en/casino-lobby', 200],
  ['/en/casino', 200],
  ['/en/casino/roulette', 200],
  ['/en/casino/craps', 404],
  ['/en/slots/five-reels', 200],
  ['/en/slots/new', 404],
  ['/en/poker/jacks', 200],
  ['/en/poker/texas', 404],
  ['/en/casino/brand', 200],
  ['/en/providers', 200],
  ['/en/providers/openbook-originals', 200],
  ['/en/providers/acme', 404],
  ['/en/my-casino', 200],
  ['/en/casino-search', 200],
  ['/en/fast-bet', 200],
  ['/en/skill-games', 200],
  ['/en/keno', 200],
  ['/en/casino/game/8/keno', 200],
  ['/en/slots/game/16/comet-garden', 200],
  ['/en/virtualsports', 200],
  ['/en/slots/game/12/book', 404],
  ['/en/fishinghunting', 404],
  ['/en/office/wallets', 200],
  ['/en/office/qr', 200],
  ['/en/office/history', 200],
  ['/en/information/rules/1', 200],
  ['/en/cyber/real/disciplines', 200],
  ['/en/champs/100', 200],
  ['/en/statistic/77', 200],
  // Remote apps draw these pages.
  ['/en/promotions/8', 200],
  ['/en/promo', 200],
  ['/en/bonuses/games', 200],
  ['/en/bonus/casino', 200],
  ['/en/information/betting-calculator', 200],
  ['/en/betting-alphabet/bets', 200],
  ['/en/page/first-bet', 200],
  ['/en/othergames', 200],
  ['/en/news/season', 200],
])('[ROUTE-182] the server answers a request for the document at %s with %i', (path, status) => {
  expect(statusOf(path)).toBe(status);
});

test('[ROUTE-150] a production build has the control room alone, whose status the server gives by the right', () => {
  expect(statuses.find(({ pattern }) => new RegExp(pattern).test('/en/debugger'))?.page).toBe('control-room');
  expect(statusOf('/en/debugger/ui')).toBe(404);
});

test('a staging build has the debugger pages', async () => {
  const staging = await loadRouteAddresses('staging');
  expect(staging.some(({ pattern }) => new RegExp(pattern).test('/en/debugger/ui'))).toBe(true);
});

test('the list names each page with its layout, its access and the guards that can stop it', () => {
  const row = routeList.find(({ path }) => path === '/{lng}/office/casino/vipcashback');
  expect(row).toMatchObject({ page: 'office-casino-vipcashback', layout: 'main', access: 'player, entry 53' });
  expect(row?.guards).toContain('auth access');
  expect(routeList.find(({ path }) => path === '/{lng}/cyber')?.page).toBe('→ /cyber/real/disciplines');
});
