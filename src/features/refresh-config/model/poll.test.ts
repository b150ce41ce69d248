// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Maintenance, SiteConfig } from '@contracts/site';

import { $siteConfig, refreshConfigQuery } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { tabHidden, tabShown } from '@/shared/lib/device';
import { logFx } from '@/shared/lib/logger';

import { refreshingBegan } from './poll';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const quiet: Maintenance = {
  ...{ started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null },
  ...{ isActive: false, web_state: 0 },
};
const configWith = (isFooterOn: boolean) =>
  ({
    ...{ languages: [], isRegistrationAllowed: true, isVipDomain: false, maintenance: quiet },
    plugins: { footer: { enabled: isFooterOn } },
  }) as Partial<SiteConfig> as SiteConfig;

/** An open page; `answer` is what the site says from now on, null: nothing. */
function setup() {
  const asked: string[] = [];
  const state: { answer: SiteConfig | null } = { answer: configWith(true) };
  const scope = fork({
    values: [[$siteConfig, configWith(true)]],
    handlers: [
      [
        refreshConfigQuery.__.executeFx,
        (language: string) => {
          asked.push(language);
          return state.answer ?? Promise.reject(new Error('no answer'));
        },
      ],
      [logFx, () => undefined],
    ] as never,
  });
  void allSettled(refreshingBegan, { scope });
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { scope, asked, state, after, config: () => scope.getState($siteConfig) };
}

test('[BOOT-36] a switch of the site configuration reaches an open page within one poll', async () => {
  const { state, after, config } = setup();
  state.answer = configWith(false);
  await after(59_000);
  expect(config()?.plugins).toEqual({ footer: { enabled: true } });
  await after(1000);
  expect(config()?.plugins).toEqual({ footer: { enabled: false } });
});

test('[BOOT-36] an answer that says the same changes nothing on the page', async () => {
  const { after, asked, config } = setup();
  const before = config();
  await after(180_000);
  expect(asked).toHaveLength(3);
  expect(config()).toBe(before);
});

test('[BOOT-36] a configuration that does not come leaves the last one, and is asked for again', async () => {
  const { state, after, config } = setup();
  state.answer = null;
  await after(60_000);
  expect(config()?.plugins).toEqual({ footer: { enabled: true } });
  state.answer = configWith(false);
  await after(60_000);
  expect(config()?.plugins).toEqual({ footer: { enabled: false } });
});

test('[BOOT-36] a hidden page does not ask; seen again, it asks at once', async () => {
  const { scope, after, asked } = setup();
  await allSettled(tabHidden, { scope });
  await after(600_000);
  expect(asked).toEqual([]);
  await allSettled(tabShown, { scope });
  expect(asked).toEqual([scope.getState($language)]);
});
