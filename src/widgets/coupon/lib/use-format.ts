import { combine } from 'effector';
import { useUnit } from 'effector-react';
import { createContext, useContext, useMemo } from 'react';

import { $bets, $slipPrice } from '@/entities/coupon';
import { $coefViewId } from '@/entities/preferences';
import { $locale } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { formatMultiplier, formatOdds, placesOf, type OddsPlaces } from '@/shared/lib/odds';

/** Decimals of the slip: its bets and their product stand one above another. */
const $slipPlaces = combine($bets, $slipPrice, $coefViewId, (bets, total, viewId) =>
  placesOf([...bets.flatMap(({ market, agreedMilliOdds }) => [market.milliOdds, agreedMilliOdds]), total ?? 0], viewId),
);

const PlacesContext = createContext<OddsPlaces | null>(null);

/** Put around other odds than the slip's, with `usePlaces` of them. */
export const OddsPlace = PlacesContext.Provider;

/** Decimals that these odds have in common. */
export function usePlaces(odds: readonly number[]): OddsPlaces {
  return placesOf(odds, useUnit($coefViewId));
}

/** Sums (minor units) and odds (thousandths) as the player reads them. Odds of one place have equally many decimals. Spec: LANG-16. */
export function useFormat() {
  const [locale, viewId, slipPlaces] = useUnit([$locale, $coefViewId, $slipPlaces]);
  const places = useContext(PlacesContext) ?? slipPlaces;
  return useMemo(
    () => ({
      money: (minor: number, iso: string) => formatMoney(minor, iso, locale),
      odds: (milli: number) => formatOdds(milli, viewId, locale, places),
      multiplier: (milli: number) => formatMultiplier(milli, locale),
    }),
    [locale, viewId, places],
  );
}
