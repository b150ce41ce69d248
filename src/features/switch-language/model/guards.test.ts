import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { $language, loadDictionariesFx } from '@/shared/i18n';
import { type Navigation, pass } from '@/shared/routing';

import { dictionaryGuard } from './guards';

const config = {
  languages: ['en', 'ru'].map((code) => ({ code, name: code, nameNative: code, iso: code })),
  defaultLanguage: 'en',
  config: { langHiddenUnauthorized: [] },
} as unknown as SiteConfig;

/** A page in English that speaks `main` and `flow` goes to a route that needs `main` and `sport`. */
async function go(language: string) {
  const asked: string[] = [];
  const server = (request: Request) => {
    const { searchParams } = new URL(request.url);
    asked.push(`${searchParams.get('lng') ?? ''}: ${searchParams.get('groups') ?? ''}`);
    const groups = Object.fromEntries((searchParams.get('groups') ?? '').split(',').map((name) => [name, {}]));
    return Response.json({ data: { version: '1', groups } });
  };
  const scope = fork({
    values: [
      [$siteConfig, config],
      [$language, 'en'],
    ],
    handlers: [[fetchFx, server]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['main', 'flow'] });
  asked.length = 0;
  const params: Navigation = {
    path: '/sport',
    language,
    search: '',
    hash: '',
    params: {},
    meta: { pageId: 'x', layout: 'main', section: 'x', dictionaries: ['main', 'sport'], title: 'x' },
    isFirst: false,
    signal: new AbortController().signal,
  };
  const { value } = await allSettled(dictionaryGuard.checkFx, { scope, params });
  expect(value).toEqual(pass());
  return asked;
}

test('[GUARD-05] a route in the same language asks for its own texts', async () => {
  expect(await go('en')).toEqual(['en: sport']);
});

test('[LANG-17] "back" into another language brings the texts of what stands around the route too', async () => {
  expect(await go('ru')).toEqual(['ru: main,sport,flow']);
});
