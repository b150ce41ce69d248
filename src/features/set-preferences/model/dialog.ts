import { attach, createEvent, createStore, sample } from 'effector';

import { $siteConfig } from '@/entities/site';
import { loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { isOddsView } from '@/shared/lib/odds';

export const preferencesAsked = createEvent();
export const preferencesLeft = createEvent();

/** The texts of the dialog are not part of every page. */
const loadTextsFx = attach({ effect: loadDictionariesFx, mapParams: () => ['preferences'] });

export const $isOpen = createStore(false)
  .on(loadTextsFx.done, () => true)
  .reset(preferencesLeft);

/** Odds formats of this site; one that we cannot write is not offered. Spec: coupon §5, decision D-53. */
export const $oddsViews = $siteConfig.map((config) => (config?.coefViews ?? [0]).filter(isOddsView));

sample({ clock: preferencesAsked, fn: () => undefined, target: loadTextsFx });
sample({
  clock: loadTextsFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'Texts of the settings did not load', details }),
  target: logFx,
});
