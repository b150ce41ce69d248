import { combine, createEvent, createStore } from 'effector';

import { $siteConfig } from '@/entities/site';

/** The visitor says yes or no to statistics. */
export const consentChanged = createEvent<boolean>();
/** A visitor who says nothing has not agreed. Row ANALYT-13. */
export const $isAgreed = createStore(false).on(consentChanged, (_, isAgreed) => isAgreed);

/** Key of the collector. Null: the site or the visitor forbids collecting. Spec: shell §3. */
export const $collectorKey = combine($siteConfig, $isAgreed, (config, isAgreed) =>
  config?.config.isFatmanAnalyticsAvailable === true && config.config.fatmanApiKey !== '' && isAgreed
    ? config.config.fatmanApiKey
    : null,
);
