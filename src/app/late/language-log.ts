import { combine, sample } from 'effector';

import { usualLanguage } from '@contracts/constants';

import { $siteConfig, $siteLanguages } from '@/entities/site';
import { languageSwitchFailed } from '@/features/switch-language';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';

/** The site names no default language that it has. Decision D-14. */
const $isDefaultMissing = combine(
  $siteConfig,
  $siteLanguages,
  (config, languages) =>
    config !== null && !languages.some(({ code }) => code === (config.defaultLanguage ?? usualLanguage)),
);

sample({
  clock: [appReady, $isDefaultMissing],
  source: $isDefaultMissing,
  filter: Boolean,
  fn: () => ({ level: 'error' as const, text: 'The site names no default language that it has: English stands in' }),
  target: logFx,
});
sample({
  clock: languageSwitchFailed,
  fn: (details) => ({ level: 'error' as const, text: 'Dictionaries of the new language did not load', details }),
  target: logFx,
});
