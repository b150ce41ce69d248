import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { RouteMeta } from '@/shared/routing';

import { routeAddresses } from './addresses';
import { findRest as findRoute } from './find-rest';
import { findRoute as findAnyRoute } from './find-route';
import { sectionOf } from './finder';
import { pages, redirects, ruleOf, stated } from './required-routes.testing';
import { routes } from './routes';
import { notFoundRoute } from './routes-service';
import { targetOf } from './row-guard';

/** A row counts as shown, `[ROUTE-n]`, where its page has something: an address alone is no page. */
const claims = pages.map(
  ([id, path, params]) => [findRoute(path).meta.isEmpty === true ? id : `[${id}]`, path, id, params] as const,
);

test.each(claims)('%s %s is the page that its requirement names', (_, path, id, params = {}) => {
  const { meta, params: found } = findRoute(path);
  const { pageId, layout, auth, availability } = stated(ruleOf(id));
  expect(meta.pageId).toBe(pageId);
  expect(meta.layout).toBe(layout);
  expect(auth === 'yes').toBe(meta.auth === true);
  expect(auth === 'when').toBe(meta.authSetting !== undefined);
  const zones = path.startsWith('/home/line') ? '1' : path.startsWith('/home/live') ? '2' : availability;
  expect(String(meta.availability ?? '-')).toBe(zones);
  expect(found).toEqual(params);
  expect(meta.redirect === undefined).toBe(id !== 'ROUTE-12');
});

test.each(redirects)('[%s] %s leads to %s', (id, path, target, search = '') => {
  const { meta, params } = findRoute(path);
  const { auth, availability } = stated(ruleOf(id));
  expect(meta.redirect && targetOf(meta.redirect, params, search)).toBe(target);
  expect(auth === 'yes').toBe(meta.auth === true);
  expect(String(meta.availability ?? '-')).toBe(availability);
  expect(findRoute(target.replace(/\?.*/, '')).meta.pageId).not.toBe('404');
});

const missing = [
  '/nope',
  '/home',
  '/home/casino',
  '/home/other',
  '/home/live/football',
  '/home/live/worldcup',
  '/home/live/1-football/serie-a',
  '/home/live/1-football/17/20/4',
  '/home/live/1-FOOTBALL!',
  '/home//live',
  '/champs/serie-a',
  '/team/5/transfers',
  '/cyber/real/dota/champs/x',
  '/toto/chess',
  '/toto-frame',
  '/lotto/tickets',
  '/bonusgames/roulette',
  '/information/nope',
  '/information/rules/one',
  '/bonuses/offers',
  '/bonus/other',
  '/bonus/casino/promotions',
  '/results/today',
  '/racing/camels',
  '/print-coupon/12a',
  '/print-coupon/abc',
  '/office/nope',
  '/betting-alphabet/a/b/c/d',
  '/login/x',
  '/news/%E0%A4%A',
];

test.each(missing)('[GUARD-27] [ERR-19] [ROUTE-182] %s is not found', (path) => {
  expect(findRoute(path).meta).toMatchObject({ pageId: '404', status: 404, layout: 'main' });
});

test.each(['promotions', 'promo', 'tournaments', 'promotions/'])('[ROUTE-60] %s is no bonus of the casino', (word) => {
  expect(findRoute(`/bonus/casino/${word}`).meta.pageId).not.toBe('casino-bonus-item');
  expect(findRoute(`/bonus/casino/${word.replace('/', '')}-2`).meta.pageId).toBe('casino-bonus-item');
});

/** Beside the addresses above: signs that are written in another way, slashes too many, other letters. */
const written = [
  ...[
    '/ne%77s',
    '/news/a%2Fb',
    '/news/%61',
    '/news/%C3%A9',
    '/home/live/%31-football',
    '/Home/live',
    '/NEWS',
    '/news/a/b',
  ],
  ...[
    '/home/live//1-football',
    '/home/live//',
    '/statisticpopup',
    '/statisticpopup/a/b',
    '/toto/fifteen/draw',
    '/toto/draw',
  ],
  ...['/home/live/worldcup/1-a/2-b/3-c', '/home/live/1-a/2-b/3-c', '/user/registrationXphp', '/bonus/rules//5'],
];
const paths = [
  ...pages.map(([, path]) => path),
  ...redirects.map(([, path]) => path),
  ...missing.filter((path) => !path.includes('%')),
  ...written,
];

test('[ROUTE-182] the page and the server find the same page at every address, however it is written', () => {
  const served = (path: string) =>
    routeAddresses.find(({ pattern }) => new RegExp(pattern).test(`/en${path === '/' ? '' : path}`))?.page ?? '404';
  expect(paths.map((path) => [path, findRoute(path).meta.pageId])).toEqual(paths.map((path) => [path, served(path)]));
});

test('[ROUTE-150] every page but those of the debugger is there in production too', () => {
  const outsideProduction = routes.filter(({ path }) => path.startsWith('debugger'));
  expect(outsideProduction.every(({ handle }) => handle.dictionaries.includes('debugger'))).toBe(true);
});

test('[LANG-03] the section of an unknown path is its first segment', () => {
  expect(sectionOf('/foo/bar')).toBe('foo');
  expect(findRoute('/foo/bar').meta.section).toBe('foo');
  expect(sectionOf('/')).toBe('');
});

const layouts = ['main', 'empty', 'blocked', 'maintenance'];

test('[ROUTE-01] every row names one of four layouts; one page each is of the blocked and the maintenance layout', () => {
  expect(routes.filter(({ handle }) => !layouts.includes(handle.layout))).toEqual([]);
  const pagesOf = (layout: string) => routes.filter(({ handle }) => handle.layout === layout).map(({ path }) => path);
  expect(pagesOf('blocked')).toEqual(['block-appeal-history']);
  expect(pagesOf('maintenance')).toEqual(['maintenance']);
  expect(pagesOf('empty')).toContain('onpay/success');
});

const names = (meta: RouteMeta) => [meta.pageId, meta.section, meta.title, ...meta.dictionaries];

test('[ROUTE-02] every row says what its page is: id, layout, section, texts, access, in values that exist', () => {
  const groups = new Set(routes.flatMap(({ handle }) => handle.dictionaries));
  const texts = Object.assign(
    {},
    ...[...groups].map(
      (group) => JSON.parse(readFileSync(`contracts/dictionaries/en/${group}.json`, 'utf8')) as object,
    ),
  ) as Record<string, string>;
  for (const { path, handle: meta } of [...routes, notFoundRoute]) {
    expect(names(meta).every((name) => name !== '' || path === '')).toBe(true);
    if (meta.redirect === undefined) {
      const own = Object.assign(
        {},
        ...meta.dictionaries.map(
          (group) => JSON.parse(readFileSync(`contracts/dictionaries/en/${group}.json`, 'utf8')) as object,
        ),
      ) as Record<string, string>;
      expect(own[meta.title], `${path}: ${meta.title}`).toBeDefined();
    }
    if (meta.availability !== undefined) expect(meta.availability).toBeLessThanOrEqual(64);
    expect(meta.flags ?? []).toEqual((meta.flags ?? []).filter((flag) => flag === 24 || flag === 25));
  }
  const titles = new Set(routes.map(({ handle }) => handle.title));
  expect(Object.keys(texts).filter((key) => key.startsWith('page.title.') && !titles.has(key))).toEqual([]);
});

test('[ROUTE-183] a fixed segment wins over a parameter, wherever a path would fit both', () => {
  const both = routes.flatMap((exact) => {
    if (/[:*]/.test(exact.path)) return [];
    return routes
      .filter((row) => /[:*]/.test(row.path) && row.path.split('/')[0] === exact.path.split('/')[0])
      .map(() => exact);
  });
  expect(both.length).toBeGreaterThan(20);
  for (const { path, handle } of both) expect(findRoute(`/${path}`).meta.pageId).toBe(handle.pageId);
});

test('[MAINT-08] the maintenance page has its own layout', () => {
  expect(findRoute('/maintenance').meta.layout).toBe('maintenance');
});

test('[OFFICE-01] the navigation of a section lists its pages that have an address of their own', () => {
  const { links = [] } = findRoute('/office/payment/create-request/3').meta;
  expect(links.map(({ path }) => path)).toContain('/office/account');
  expect(links.filter(({ path }) => path.includes(':') || path === '/office')).toEqual([]);
  const named = [
    ...['account', 'history', 'recharge', 'deduce', 'profile', 'security', 'bringfriend', 'qr', 'mailing', 'promocode'],
    ...['cashback', 'bonuses/deposit', 'bonuses/wager', 'wallets', 'sports', 'settings', 'support', 'messages'],
    ...['transactions', 'casino/vipcashback'],
  ];
  const offered = links.map(({ path }) => path.replace('/office/', ''));
  expect(named.filter((section) => !offered.includes(section))).toEqual([]);
  for (const { path } of links) expect(findRoute(path).meta.redirect).toBeUndefined();
  expect(findRoute('/results').meta.links).toBeUndefined();
});

test('rows of the shell and rows of the file behind it are one map', async () => {
  const ids = await Promise.all(
    ['/', '/home/live', '/slots', '/nope'].map(async (path) => (await findAnyRoute(path)).meta.pageId),
  );
  expect(ids).toEqual(['home', 'sport-showcase', 'slots', '404']);
});
