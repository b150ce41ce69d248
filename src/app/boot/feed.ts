import { combine, sample } from 'effector';

import { $siteConfig } from '@/entities/site';
import { feedStarted } from '@/shared/feed';
import { $language } from '@/shared/i18n';

import { $bootState } from './boot';

const $settings = combine({ language: $language, config: $siteConfig, boot: $bootState });

// The feed speaks the language of the page: when the start has settled it, and again with each other one. Not with each configuration.
sample({
  clock: [$bootState, $language],
  source: $settings,
  filter: ({ boot }) => boot === 'ready',
  fn: ({ language, config }) => ({ language, transport: config?.feedTransport ?? null }),
  target: feedStarted,
});
