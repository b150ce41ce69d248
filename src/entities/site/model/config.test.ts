import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';

import { siteConfigQuery } from '../api/config';
import { $siteConfig, siteConfigWanted } from './config';

afterEach(() => {
  vi.useRealTimers();
});

test('[LANG-09] the newest language counts, whichever answer comes first', async () => {
  const answers = new Map<string, (config: SiteConfig) => void>();
  const scope = fork({
    handlers: [
      [
        siteConfigQuery.__.executeFx,
        (language: string) => new Promise<SiteConfig>((resolve) => answers.set(language, resolve)),
      ],
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

test('[LANG-09] [BOOT-06] what nobody waits for any more is not asked for again', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const server = ({ url }: Request) => {
    asked.push(new URL(url).searchParams.get('lang') ?? '');
    return new Response(null, { status: 500 });
  };
  const scope = fork({ handlers: [[fetchFx, server] as never, [logFx, () => undefined] as never] });
  void allSettled(siteConfigWanted, { scope, params: 'en' });
  await vi.advanceTimersByTimeAsync(500);
  void allSettled(siteConfigWanted, { scope, params: 'ar' });
  await vi.advanceTimersByTimeAsync(60_000);
  // One repeat was under way when the player chose another language.
  expect(asked.filter((language) => language === 'en')).toHaveLength(2);
  expect(asked.filter((language) => language === 'ar').length).toBeGreaterThan(4);
});
