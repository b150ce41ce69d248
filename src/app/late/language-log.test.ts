import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';

import './language-log';

const language = (code: string) => ({ code, iso: code, name: code, nameNative: code });
const config = { languages: ['en', 'ru', 'es'].map(language), defaultLanguage: 'en' } as unknown as SiteConfig;

test.each([
  [{ defaultLanguage: 'xx' }, 1],
  [{ defaultLanguage: undefined, languages: ['en', 'es'].map(language) }, 1],
  [{ defaultLanguage: undefined }, 0],
  [{ defaultLanguage: 'es' }, 0],
])('[LANG-05] [LANG-07] a site with %j: %d errors in the log', async (site, errors) => {
  const logged: unknown[] = [];
  const scope = fork({
    values: [[$siteConfig, { ...config, ...site }]] as never,
    handlers: [[logFx, ({ level }: { level: string }) => void logged.push(level)]] as never,
  });
  await allSettled(appReady, { scope });
  expect(logged).toEqual(Array.from({ length: errors }, () => 'error'));
});
