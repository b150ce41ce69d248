import { sample } from 'effector';

import { $siteConfig } from '@/entities/site';
import { logFx } from '@/shared/lib/logger';

import { offeredWays } from '../lib/ways';
import { formOpened } from './fields';

/** The tabs that the site offers. */
export const $ways = $siteConfig.map((config) => offeredWays(config?.registrationTypes ?? []).ways);

// Spec: shell §1: the log tells of an unknown type, and the page does not show it.
sample({
  clock: formOpened,
  source: $siteConfig,
  filter: (config) => offeredWays(config?.registrationTypes ?? []).unknown.length > 0,
  fn: (config) => ({
    level: 'error' as const,
    text: 'Unknown registration type',
    details: offeredWays(config?.registrationTypes ?? []).unknown,
  }),
  target: logFx,
});
