import { sample } from 'effector';

import { sessionCookiesConfigured } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { appReady } from '@/shared/lib/lifecycle';

sample({
  clock: [appReady, $siteConfig],
  source: $siteConfig,
  filter: (config) => config !== null,
  fn: (config) => ({ isPartitioned: config?.isSessionPartitioned === true }),
  target: sessionCookiesConfigured,
});
