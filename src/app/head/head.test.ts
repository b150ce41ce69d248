// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { pageQuery, type SeoPage } from '@contracts/content';
import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { languageChanged } from '@/shared/i18n';
import { appReady } from '@/shared/lib/lifecycle';
import { navigated, pageTitled, type RouteMatch, routerAttached } from '@/shared/routing';

import { $shownPage } from '../router/page';
import './head';

const seo: SeoPage = {
  title: 'Football, live',
  description: 'In play',
  metaRobots: '',
  hierarchyMetaRobots: 'index, follow',
  metas: [{ name: 'author', content: 'A' }],
  hrefLang: [],
  media: [],
  sports: [{ sportId: 1, nameEng: 'Football' }],
};

const shown = { match: { meta: { pageId: 'office-account', title: 'x' }, params: {} }, failure: null };

function setup({ language = 'en', answer = (): Response => Response.json({ data: seo }), isShown = false } = {}) {
  const asked: URL[] = [];
  const went: unknown[] = [];
  const navigate = (...way: unknown[]) => void went.push(way);
  const server = (request: Request) => {
    const url = new URL(request.url);
    if (url.pathname === '/web-api/geo/iso-codes')
      return Response.json({ data: [{ id: 77, name: 'United Kingdom', iso: 'GB' }] });
    asked.push(url);
    return answer();
  };
  const config = {
    partnerId: 5,
    geoCountryId: 77,
    licence: {},
    languages: [],
    config: { companyName: 'Northwind' },
  } as unknown as SiteConfig;
  const scope = fork({
    values: [[$siteConfig, config], ...(isShown ? [[$shownPage, shown]] : [])] as never,
    handlers: [[fetchFx, server]] as never,
  });
  const open = (path: string, meta: Partial<RouteMatch['meta']> = {}, params: RouteMatch['params'] = {}) =>
    allSettled(navigated, {
      scope,
      params: {
        location: { path, language, search: '?btag=x', hash: '' },
        match: { meta: { pageId: 'x', layout: 'main', section: 'home', dictionaries: [], title: '', ...meta }, params },
        failure: null,
      },
    });
  const start = async () => {
    await allSettled(languageChanged, { scope, params: language });
    await allSettled(routerAttached, { scope, params: { navigate } });
    await allSettled(appReady, { scope });
  };
  return { scope, asked, went, open, start };
}
const content = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;

beforeEach(() => {
  const description = document.createElement('meta');
  description.name = 'description';
  description.content = 'The site';
  document.head.replaceChildren(description);
});
afterEach(() => {
  document.head.replaceChildren();
});

test('[SEO-07] the content service is asked with its nine names, and for the ISO codes', async () => {
  const { asked, open, start } = setup();
  await open('/home/live/1/130-la-liga/9', {}, { sport: '1', champ: '130-la-liga', game: '9' });
  await start();
  expect([...(asked[0]?.searchParams.keys() ?? [])].sort()).toEqual(Object.keys(pageQuery).sort());
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    projectId: '5',
    stream: 'live',
    section: 'home',
    subsectionId: '1',
    championshipId: '130',
    matchId: '9',
  });
  expect(document.head.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('en_GB');
});

test('[SEO-01] [SEO-03] what is said of a page is in its head, and gone with it', async () => {
  const { open, start } = setup();
  await open('/home/live');
  await start();
  expect([content('description'), content('robots'), content('author')]).toEqual(['In play', 'index, follow', 'A']);
  await open('/office/account', { section: 'office', auth: true });
  expect([content('description'), content('author')]).toEqual(['The site', null]);
});

test('[SEO-11] the way to a page is told with the addresses of its language, and gone with it, also with a closed one', async () => {
  const trail = [
    { name: 'En vivo', path: '/home/live' },
    { name: 'Fútbol', path: '/home/live/1-football' },
  ];
  const { open, start } = setup({
    language: 'es',
    answer: () => Response.json({ data: { ...seo, structured: { trail } } }),
  });
  const told = () =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((element) => element.textContent);
  await open('/home/live/1-football');
  await start();
  expect(told()).toEqual([expect.stringContaining(`${location.origin}/es/home/live/1-football"`)]);
  await open('/office/account', { section: 'office', auth: true });
  expect(told()).toEqual([]);
});

test.each([
  ['office', { section: 'office', auth: true }],
  ['log-in', { section: 'login' }],
  ['not found', { section: '404', status: 404 }],
  ['maintenance', { section: 'maintenance', layout: 'maintenance' as const }],
])('[SEO-08] the page "%s" is not to be found, and nobody is asked about it', async (_, meta) => {
  const { asked, open, start } = setup();
  await open('/x', meta);
  await start();
  expect([content('robots'), asked.length]).toEqual(['noindex, nofollow', 0]);
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});

test('[SEO-01] a page of which nobody tells anything is described by what it is called', async () => {
  const { open, start, scope } = setup({
    isShown: true,
    answer: () => Response.json({ data: { ...seo, title: '', description: '' } }),
  });
  await open('/providers', { section: 'providers' });
  await allSettled(pageTitled, { scope, params: 'Overview' });
  await start();
  expect(content('description')).toBe('Overview · Northwind');
});

test('a content service that is down costs the page nothing', async () => {
  const { open, start } = setup({ answer: () => new Response('', { status: 500 }) });
  await open('/home/line');
  await start();
  expect([content('description'), content('robots')]).toEqual(['The site', null]);
});

test('[SEO-06] a wrong name of a sport in an address becomes the English one, in every language', async () => {
  const { went, open, start } = setup({ language: 'ru' });
  await open('/home/live/1-futbol/130-la-liga', {}, { sport: '1-futbol', champ: '130-la-liga' });
  await start();
  expect(went).toEqual([['/ru/home/live/1-football/130-la-liga?btag=x', { replace: true }]]);
});

test('[SEO-06] so does one behind a kind of matches', async () => {
  const { went, open, start } = setup();
  await open('/home/line/topgame/1-futbol', { section: 'line' }, { menuSection: 'topgame', sport: '1-futbol' });
  await start();
  expect(went).toEqual([['/en/home/line/topgame/1-football?btag=x', { replace: true }]]);
});

test.each(['/home/live/1-football', '/home/live/1', '/home/live/77-unknown', '/home/live'])(
  '[SEO-06] %s is left as it is',
  async (path) => {
    const { went, open, start } = setup();
    await open(path);
    await start();
    expect(went).toEqual([]);
  },
);
