import { combine } from 'effector';

import { milliFromWire } from '@contracts/maths';

import { $coefViewId } from '@/entities/preferences';
import { $locale } from '@/shared/i18n';
import { formatOdds } from '@/shared/lib/odds';

/** `host.$oddsText`: odds of an app read as those of the host do, and change with the player's choice. */
export const $oddsText = combine(
  [$coefViewId, $locale],
  ([viewId, locale]) =>
    (odds: number) =>
      formatOdds(milliFromWire(odds), viewId, locale),
);
