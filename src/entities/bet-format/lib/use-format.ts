import { useUnit } from 'effector-react';
import { createContext, useContext, useMemo } from 'react';

import { $coefViewId } from '@/entities/preferences/@x/bet-format';
import { $locale } from '@/shared/lib/language';
import { formatMoney } from '@/shared/lib/money';
import { formatMultiplier, formatPrice, type OddsPlaces, placesOf } from '@/shared/lib/odds';

const PlacesContext = createContext<OddsPlaces | null>(null);

/** Stands around odds that belong together, and passes on the result of `usePlaces` for them. */
export const OddsPlace = PlacesContext.Provider;

/** How many decimals all these odds can share. */
export function usePlaces(odds: readonly number[]): OddsPlaces {
  return placesOf(odds, useUnit($coefViewId));
}

/**
 * Sums (minor units) and odds (thousandths) as the player reads them. All odds of one place have the same number of
 * decimals: those of `OddsPlace`, or `alone` where the odds stand alone. Spec: LANG-16.
 */
export function useFormat(alone?: OddsPlaces) {
  const [locale, viewId] = useUnit([$locale, $coefViewId]);
  const around = useContext(PlacesContext);
  const places = alone ?? around ?? placesOf([], viewId);
  return useMemo(
    () => ({
      money: (minor: number, iso: string) => formatMoney(minor, iso, locale),
      odds: (milli: number) => formatPrice(milli, viewId, locale, places),
      multiplier: (milli: number) => formatMultiplier(milli, locale),
    }),
    [locale, viewId, places],
  );
}
