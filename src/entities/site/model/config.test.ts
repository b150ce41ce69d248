import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { siteConfigFx } from '../api/config';
import { $siteConfig, siteConfigWanted } from './config';

test('[LANG-09] the newest language counts, whichever answer comes first', async () => {
  const answers = new Map<string, (config: SiteConfig) => void>();
  const scope = fork({
    handlers: [
      [siteConfigFx, (language: string) => new Promise<SiteConfig>((resolve) => answers.set(language, resolve))],
    ],
  });
  const first = allSettled(siteConfigWanted, { scope, params: 'en' });
  const second = allSettled(siteConfigWanted, { scope, params: 'ar' });
  await vi.waitFor(() => {
    expect(answers.size).toBe(2);
  });
  const inLanguage = (code: string) =>
    ({ code, languages: [], isRegistrationAllowed: true, isVipDomain: false }) as unknown as SiteConfig;
  answers.get('ar')?.(inLanguage('ar'));
  answers.get('en')?.(inLanguage('en'));
  await Promise.all([first, second]);
  expect(scope.getState($siteConfig)).toMatchObject({ code: 'ar' });
});
