/**
 * The status of the document, which robots and proxies read; the page draws itself in any case. Needs a build in dist/.
 */
import { expect, test } from 'vitest';

import { offers } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

const page = async (client: Client, path: string, cookie = '') => {
  const { status, headers, body } = await client.get<string>(path, cookie === '' ? {} : { Cookie: cookie });
  expect(body).toContain('<div id="root">');
  return [status, headers.get('Retry-After')];
};

test.each([
  [1, 451, null],
  [5, 451, null],
  [99, 451, null],
  [4, 503, '300'],
  [16, 503, '300'],
  [13, 403, null],
])(
  '[HTTP-27] a visitor who is blocked with reason %i gets %i on every address',
  async (templateTypeId, status, wait) => {
    const client = await server.enter();
    await client.control('PUT', 'geo', { country: 'GB', displayTypeId: 1, templateTypeId });
    for (const path of ['/', '/en/results', '/en/nowhere', '/en/block'])
      expect(await page(client, path)).toEqual([status, wait]);
  },
);

test('[HTTP-27] the server does not refuse a visitor who may pass the check of their region', async () => {
  const client = await server.enter();
  await client.control('PUT', 'geo', { country: 'GB', displayTypeId: 1, templateTypeId: 1 });
  expect(await page(client, '/en', 'force_geo_off=1')).toEqual([200, null]);
});

test('[HTTP-27] [MAINT-03] during maintenance the server answers 503 with the time of the end', async () => {
  const client = await server.enter();
  const now = Date.now();
  const works = { started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null, web_state: 0 };
  await client.control('PUT', 'maintenance', { ...works, isActive: true });
  expect(await page(client, '/en/results')).toEqual([503, '300']);
  await client.control('PUT', 'maintenance', { ...works, isActive: true, ended_at: Math.floor(now / 1000) + 1800 });
  const [status, wait] = await page(client, '/en/results');
  expect([status, Number(wait) > 1700 && Number(wait) <= 1800]).toEqual([503, true]);
  await client.control('PUT', 'maintenance', { ...works, isActive: false });
  expect(await page(client, '/en/results')).toEqual([200, null]);
  expect(await page(client, '/en/results', 'maintenance=1')).toEqual([503, '300']);
});

test.each([
  ['/en/results', { availability: [1, 2] }, 404],
  ['/en/results', { availability: [36] }, 200],
  ['/en/results', { notFoundFragments: ['resul'] }, 404],
  ['/en/registration', { isRegistrationAllowed: false }, 404],
  ['/en/registration', { isVipDomain: true }, 404],
  ['/en/registration', {}, 200],
  ['/en/bonuses?section=games', {}, 200],
  ['/en/bonuses?section=none', {}, 404],
])('[HTTP-27] %s with the configuration %j: %i', async (path, patch, status) => {
  const client = await server.enter();
  await client.control('PATCH', 'config', patch);
  expect(await page(client, path)).toEqual([status, null]);
});

test('[HTTP-27] [ROUTE-60] the server answers 404 for a missing sport, competition, promotion, article or game, and for the coupon of somebody else', async () => {
  const client = await server.enter();
  const [first] = await offers(client, 'line');
  const champ = `/en/home/line/1-football/${String(first?.match.champId)}-a`;
  const game = `/en/home/line/1-football/1-a/${String(first?.match.id)}-b`;
  const { body } = await client.get<{ data: { id: string }[] }>('/content-api/v1/promotions');
  for (const path of [
    game,
    champ,
    `/en/statisticpopup/${String(first?.match.id)}-b`,
    '/en/statisticpopup/football',
    '/en/home/live/2-tennis',
    `/en/promotions/${String(body.data[0]?.id)}`,
    '/en/news',
    '/en/print-coupon/1',
    '/en/home/line/epl',
    '/en/home/live/topgame',
    '/en/home/line/betsonyour',
    '/en/cyber/real/counter-strike',
    '/en/cyber/virtual/all',
    '/en/bonus/casino/tournaments/1',
    '/en/lotto/catalog/2',
    '/en/lotto/view/1',
    '/en/keno/thank-you',
    '/en/information/rules/1',
  ])
    expect([path, ...(await page(client, path))]).toEqual([path, 200, null]);
  await client.logIn();
  for (const path of [
    '/en/home/live/77-nothing',
    '/en/home/line/1-football/77-nothing',
    `/en/home/line/2-tennis/${String(first?.match.champId)}-a`,
    '/en/home/line/1-football/1-a/999-b',
    '/en/home/live/1-football/1-a/99999999999999-b',
    '/en/promotions/none',
    '/en/bonus/casino/none',
    '/en/bonus/casino/promotions',
    '/en/bonus/casino/promotions/none',
    '/en/bonuses/rules/none',
    '/en/news/none',
    '/en/print-coupon/1',
    '/en/home/live/marble',
    '/en/home/line/politics',
    '/en/home/line/epl/2-tennis/77',
    '/en/cyber/foo/all',
    '/en/cyber/foo/disciplines',
    '/en/statistic/999-b',
    '/en/statisticpopup/999-b',
    '/en/cyber/real/none',
    '/en/cyber/real/none/champs',
    '/en/cyber/real/counter-strike/99999',
    '/en/bonus/casino/tournaments/99999',
    '/en/lotto/view/99999',
    '/en/lotto/catalog/999',
    '/en/lotto/results/999',
    '/en/information/rules/0',
    '/en/information/rules/99',
    '/en/fishinghunting',
    '/en/fishinghunting/thank-you',
  ])
    expect([path, ...(await page(client, path))]).toEqual([path, 404, null]);
});

test.each(['/en/%E0%A4%A', '/%ff', '/en/page/%E0%A4%A'])(
  '[HTTP-27] %s is no page, and its document says so',
  async (path) => {
    expect(await page(await server.enter(), path)).toEqual([404, null]);
  },
);

test('[HTTP-27] no site can frame the page for old browsers, and it runs no script', async () => {
  const { headers } = await (await server.enter()).get('/oldbrowser.html');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('[HTTP-27] the map of the site names no page that only answers somebody: thanks, and that of old browsers', async () => {
  const { body } = await (await server.enter()).get<string>('/sitemap.xml');
  expect(body).toContain('/en/casino<');
  expect(body.match(/\/en\/[^<]*(?:thank-you|oldbrowser)/g)).toBeNull();
});
