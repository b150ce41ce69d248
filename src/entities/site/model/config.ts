import { createEvent, createStore, sample } from 'effector';

import type { SiteConfig } from '@contracts/site';

import { languagesReceived } from '@/shared/i18n';

import { siteConfigQuery } from '../api/config';

export { siteConfigQuery } from '../api/config';

const siteConfigReceived = createEvent<SiteConfig>();

/** Null until it is there; a later failure (another language) keeps the last one. */
export const $siteConfig = createStore<SiteConfig | null>(null).on(siteConfigReceived, (_, config) => config);

export const $siteLanguages = $siteConfig.map((config) => config?.languages ?? []);
/** Numbers of what the site offers. Decision D-28. */
export const $availability = $siteConfig.map((config) => config?.availability ?? []);
export const $menus = $siteConfig.map((config) => config?.menus ?? {});

/** Spec: shell §5: allowed, and not a VIP domain. */
export const $isRegistrationAllowed = $siteConfig.map(
  (config) => config !== null && config.isRegistrationAllowed && !config.isVipDomain,
);

/** Switches that a plugin may require by name. */
export const $features = $siteConfig.map((config): Readonly<Record<string, boolean>> => {
  if (config === null) return {};
  return Object.fromEntries(
    Object.entries(config).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
});

sample({ clock: siteConfigQuery.finished.success, fn: ({ result }) => result, target: siteConfigReceived });
sample({ clock: siteConfigReceived, fn: ({ languages }) => languages, target: languagesReceived });
