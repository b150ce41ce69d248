import { combine, sample } from 'effector';

import { $siteConfig } from '@/entities/site';
import { feedStarted } from '@/shared/feed';
import { $language } from '@/shared/i18n';

import { $bootState } from './boot';

const $settings = combine({ language: $language, config: $siteConfig, boot: $bootState });

// The feed starts in the language of the page once the start has settled it, and again when the language changes. A new
// configuration does not start it again by itself.
sample({
  clock: [$bootState, $language],
  source: $settings,
  filter: ({ boot }) => boot === 'ready',
  fn: ({ language, config }) => ({ language, transport: config?.feedTransport ?? null }),
  target: feedStarted,
});
