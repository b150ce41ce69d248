import { retry } from '@farfetched/core';
import { createEvent, createStore, sample } from 'effector';

import { configRetry } from '@contracts/constants';
import type { SiteConfig } from '@contracts/site';

import { isTransient } from '@/shared/api';
import { languagesReceived } from '@/shared/i18n';
import { known } from '@/shared/known';

import { refreshConfigQuery, siteConfigQuery } from '../api/config';
import { configOverrides } from './overrides';

export { refreshConfigQuery } from '../api/config';

/** By language. The newest question counts. */
export const siteConfigWanted = createEvent<string>();
/** The newest question has failed. */
export const siteConfigFailed = createEvent<unknown>();

export const siteConfigAnswered = createEvent<SiteConfig>();
const siteConfigReceived = createEvent<SiteConfig>();

/** Outside production, a person's own trial patch in this browser is applied over it. */
const settled = import.meta.env.MODE === 'production' ? siteConfigReceived : configOverrides.settled;
if (import.meta.env.MODE !== 'production') sample({ clock: siteConfigReceived, target: configOverrides.received });

/** Null until the first answer. A later failure (another language) keeps the last configuration. */
export const $siteConfig = known(createStore<SiteConfig | null>(null).on(settled, (_, config) => config));

export const $siteLanguages = $siteConfig.map((config) => config?.languages ?? []);
/** Numbers of everything that the site offers. Decision D-28. */
export const $availability = $siteConfig.map((config) => config?.availability ?? []);
export const $menus = $siteConfig.map((config) => config?.menus ?? {});

/** Spec: shell §5: allowed, and not a VIP domain. */
export const $isRegistrationAllowed = known(
  $siteConfig.map((config) => config !== null && config.isRegistrationAllowed && !config.isVipDomain),
);

/** A VIP domain asks visitors from some regions to log in first, wherever they go. Spec: shell §6, BOOT-20. */
export const $isVipLoginNeeded = known(
  $siteConfig.map(
    (config) =>
      config !== null &&
      config.isVipDomain &&
      config.config.isMainVipDomainAuthNeed &&
      config.config.geoAuthReqVip.includes(config.countryCode),
  ),
);

/** Switches that a plugin may require by name. */
export const $features = $siteConfig.map((config): Readonly<Record<string, boolean>> => {
  return Object.fromEntries(
    Object.entries(config ?? {}).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
});

const $asked = createStore<string | null>(null).on(siteConfigWanted, (_, language) => language);

// 5 retries, 1000 ms apart, of the newest request only. Spec: shell §9.
retry(siteConfigQuery, {
  times: configRetry.times,
  delay: configRetry.delayMs,
  filter: { source: $asked, fn: ({ params, error }, asked) => params === asked && isTransient(error) },
});
sample({ clock: siteConfigWanted, target: siteConfigQuery.start });
sample({
  clock: siteConfigQuery.finished.success,
  source: $asked,
  filter: (asked, { params }) => params === asked,
  fn: (_, { result }) => result,
  target: siteConfigAnswered,
});
sample({
  clock: siteConfigQuery.finished.failure,
  source: $asked,
  filter: (asked, { params }) => params === asked,
  fn: (_, { error }) => error,
  target: siteConfigFailed,
});
sample({ clock: siteConfigAnswered, target: siteConfigReceived });
// An answer that says what is known already changes nothing on the page.
sample({
  clock: refreshConfigQuery.finished.success,
  source: $siteConfig,
  filter: (known, { result: fresh }) => JSON.stringify(known) !== JSON.stringify(fresh),
  fn: (_, { result }) => result,
  target: siteConfigReceived,
});
sample({ clock: settled, fn: ({ languages }) => languages, target: languagesReceived });
