import { sample } from 'effector';

import { logFx } from '@/shared/lib/logger';

import { $siteConfig } from './config';

/**
 * The showcases that exist, by their number in `homepageType`: 1 sport, 3 live, 4 Asian. 2 casino has no page yet.
 * Decision D-22.
 */
const built: readonly number[] = [1, 3, 4];
const sport = 1;

/** The showcase of the home page, null until known. Spec: shell §3, BOOT-21. */
export const $homeType = $siteConfig.map((config) =>
  config === null ? null : built.includes(config.homepageType) ? config.homepageType : sport,
);

/** Number of a missing showcase, as text. Empty when there is one. */
const $missing = $siteConfig.map((config) =>
  config === null || built.includes(config.homepageType) ? '' : String(config.homepageType),
);
sample({
  clock: $missing,
  filter: (type) => type !== '',
  fn: (type) => ({ level: 'warning' as const, text: `The home page has no showcase ${type}: sport stands there` }),
  target: logFx,
});
