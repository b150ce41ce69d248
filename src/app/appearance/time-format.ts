import { combine, sample } from 'effector';

import { $kept12h } from '@/entities/preferences';
import { $siteConfig } from '@/entities/site';
import { timeFormatChanged } from '@/shared/i18n';

/** The player's cookie decides, otherwise the country where the site says so. Spec: shell §4, LANG-11. */
export const $wants12h = combine($kept12h, $siteConfig, (kept, config) => {
  if (kept !== null) return kept;
  if (config === null) return false;
  const { has_twelve_h_by_geo: byCountry, geo_with_twelve_format: countries } = config.customize;
  return byCountry && countries.includes(config.countryCode);
});

sample({ clock: $wants12h, target: timeFormatChanged });
