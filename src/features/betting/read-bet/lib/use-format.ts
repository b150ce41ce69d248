import { useUnit } from 'effector-react';

import { oddsOf, type PlacedBet } from '@/entities/bet';
import { $coefViewId } from '@/entities/preferences';
import { $locale } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { formatMultiplier, formatOdds, placesOf } from '@/shared/lib/odds';

/** Minor units of the bet's currency and thousandths as the player reads them: odds of one bet have equally many decimals. */
export function useFormat(bet: PlacedBet) {
  const [locale, viewId] = useUnit([$locale, $coefViewId]);
  const places = placesOf(oddsOf(bet), viewId);
  return {
    money: (minor: number) => formatMoney(minor, bet.iso, locale),
    odds: (milli: number) => formatOdds(milli, viewId, locale, places),
    multiplier: (milli: number) => formatMultiplier(milli, locale),
  };
}
