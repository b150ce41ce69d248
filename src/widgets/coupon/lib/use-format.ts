import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { $coefViewId } from '@/entities/preferences';
import { $locale } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { formatOdds } from '@/shared/lib/odds';

/** Sums (minor units) and odds (thousandths) as the player reads them. */
export function useFormat() {
  const [locale, viewId] = useUnit([$locale, $coefViewId]);
  return useMemo(
    () => ({
      money: (minor: number, iso: string) => formatMoney(minor, iso, locale),
      odds: (milli: number) => formatOdds(milli, viewId, locale),
    }),
    [locale, viewId],
  );
}
