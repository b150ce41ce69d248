// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { $language, loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { $location, navigated, routerAttached } from '@/shared/routing';

import { $offeredLanguages } from './sources';
import { languageSwitchRequested } from './switch';

afterEach(() => {
  document.cookie = 'lng=; Max-Age=0; Path=/';
});

const language = (code: string) => ({ code, iso: code, name: code, nameNative: code });
const config = {
  languages: ['en', 'ru', 'es'].map(language),
  defaultLanguage: 'en',
  config: { langHiddenUnauthorized: ['es'] },
  availability: [],
} as unknown as SiteConfig;
const here = { path: '/results', language: 'en', search: '?d=1', hash: '#top' };

async function setup({ fails = false, site = config } = {}) {
  const asked: string[] = [];
  const visited: [string, boolean | undefined][] = [];
  const server = (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    asked.push(pathname + search);
    if (pathname !== '/bff-api/dictionary') return Response.json(config);
    if (fails && searchParams.get('lng') !== 'en') return new Response(null, { status: 500 });
    const groups = Object.fromEntries((searchParams.get('groups') ?? '').split(',').map((name) => [name, {}]));
    return Response.json({ data: { version: '1', groups } });
  };
  const scope = fork({
    values: [
      [$siteConfig, site],
      [$language, 'en'],
      [$location, here],
    ],
    handlers: [
      [fetchFx, server],
      [logFx, () => undefined],
    ],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['main', 'sport'] });
  const navigate = (to: string, options?: { replace?: boolean }) => void visited.push([to, options?.replace]);
  await allSettled(routerAttached, { scope, params: { navigate } as never });
  asked.length = 0;
  return { scope, asked, visited };
}
const arrival = (code: string) => ({
  location: { ...here, language: code },
  match: {
    meta: { pageId: 'results', layout: 'main' as const, section: 'results', dictionaries: [], title: '' },
    params: {},
  },
  failure: null,
});

test('[LANG-09] another language: its texts first, then the same page, query and hash under its letters', async () => {
  const { scope, asked, visited } = await setup();
  await allSettled(languageSwitchRequested, { scope, params: 'ru' });
  expect(asked).toEqual(['/bff-api/dictionary?lng=ru&groups=main,sport']);
  expect(visited).toEqual([['/ru/results?d=1#top', true]]);
  expect(document.cookie).toContain('lng=ru');
  // Until the page has changed, it keeps its old language.
  expect(scope.getState($language)).toBe('en');
});

test('[LANG-09] with the page its language changes, and the configuration comes in it', async () => {
  const { scope, asked } = await setup();
  await allSettled(languageSwitchRequested, { scope, params: 'ru' });
  await allSettled(navigated, { scope, params: arrival('ru') });
  expect(scope.getState($language)).toBe('ru');
  expect(asked.filter((path) => path.startsWith('/bff-api/config'))).toEqual(['/bff-api/config/all.json?lang=ru']);
});

test('a language whose texts do not come changes nothing', async () => {
  const { scope, visited } = await setup({ fails: true });
  await allSettled(languageSwitchRequested, { scope, params: 'ru' });
  expect([visited, document.cookie.includes('lng=')]).toEqual([[], false]);
});

test('[LANG-06] the menu lacks a language that is hidden from visitors, and has it after the log-in', async () => {
  const { scope } = await setup();
  const codes = () => scope.getState($offeredLanguages).map(({ code }) => code);
  expect(codes()).toEqual(['en', 'ru']);
  await allSettled(sessionOpened, { scope, params: { userId: 7 } });
  expect(codes()).toEqual(['en', 'ru', 'es']);
});

test.each([
  [94, ['en', 'ru']],
  [95, ['en', 'ru', 'de']],
])('[LANG-15] the menu of a site with %d %% of the German texts', async (translated, offered) => {
  const site = { ...config, languages: [...config.languages, { ...language('de'), translated }] };
  const { scope } = await setup({ site });
  const codes = () => scope.getState($offeredLanguages).map(({ code }) => code);
  expect(codes()).toEqual(offered);
  // The page itself is in this language, so the menu names it anyway.
  await allSettled(navigated, { scope, params: arrival('de') });
  expect(codes()).toContain('de');
});
