import { combine } from 'effector';

import { $siteConfig } from '@/entities/site';
import { $cookieChoice } from '@/features/access/agree-cookies';

/** The visitor said yes to statistics: all cookies, or an own choice with them. Not said is no. Spec: ANALYT-13, decision D-79. */
export const $isAgreed = $cookieChoice.map(
  (choice) => choice !== null && (choice.type === 1 || (choice.type === 2 && choice.statistics)),
);

/** Key of the collector; null: nothing may be collected, by the site's switch or by the visitor's word. Spec: shell §3. */
export const $collectorKey = combine($siteConfig, $isAgreed, (config, isAgreed) =>
  config?.config.isFatmanAnalyticsAvailable === true && config.config.fatmanApiKey !== '' && isAgreed
    ? config.config.fatmanApiKey
    : null,
);
