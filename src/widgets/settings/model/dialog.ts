import { createEvent, createStore } from 'effector';

import { $siteConfig } from '@/entities/site';
import { isOddsView } from '@/shared/lib/odds';

export const settingsOpened = createEvent();
export const settingsClosed = createEvent();

export const $isSettingsOpen = createStore(false)
  .on(settingsOpened, () => true)
  .reset(settingsClosed);

/** The site's odds formats. Leaves out those that we cannot write. Spec: coupon §5, decision D-53. */
export const $oddsViews = $siteConfig.map((config) => (config?.coefViews ?? [0]).filter(isOddsView));
