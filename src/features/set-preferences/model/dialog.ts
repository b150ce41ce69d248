import { createEvent, createStore } from 'effector';

import { $siteConfig } from '@/entities/site';
import { isOddsView } from '@/shared/lib/odds';

export const preferencesAsked = createEvent();
export const preferencesLeft = createEvent();

export const $isOpen = createStore(false)
  .on(preferencesAsked, () => true)
  .reset(preferencesLeft);

/** Odds formats of this site; one that we cannot write is not offered. Spec: coupon §5, decision D-53. */
export const $oddsViews = $siteConfig.map((config) => (config?.coefViews ?? [0]).filter(isOddsView));
