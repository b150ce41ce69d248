import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { type Navigation, pass, redirect, type Verdict } from '@/shared/routing';

import { urlLanguageGuard } from './guards';

const config = {
  languages: ['en', 'ru'].map((code) => ({ code, name: code, nameNative: code, iso: code })),
  defaultLanguage: 'en',
  config: { langHiddenUnauthorized: ['ru'] },
} as unknown as SiteConfig;

async function ask(language: string | null, isHidden = false): Promise<Verdict> {
  const site = isHidden ? config : { ...config, config: { ...config.config, langHiddenUnauthorized: [] } };
  const scope = fork({ values: [[$siteConfig, site]] as never });
  const params: Navigation = {
    path: '/home/live',
    language,
    search: '?a=1',
    hash: '#b',
    params: {},
    meta: { pageId: 'x', layout: 'main', section: 'x', dictionaries: [], title: 'x' },
    isFirst: true,
    signal: new AbortController().signal,
  };
  return (await allSettled(urlLanguageGuard.checkFx, { scope, params })).value as Verdict;
}

test.each<[string | null, boolean, Verdict]>([
  ['ru', false, pass()],
  ['en', false, pass()],
  ['RU', false, redirect('/home/live?a=1#b', 'ru')],
  [null, false, redirect('/home/live?a=1#b', 'en')],
  ['xx', false, redirect('/home/live?a=1#b', 'en')],
  ['ru', true, redirect('/home/live?a=1#b', 'en')],
])('[GUARD-14] the language %s of an address (hidden from visitors: %s)', async (language, isHidden, verdict) => {
  expect(await ask(language, isHidden)).toEqual(verdict);
});
