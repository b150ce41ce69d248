import { useUnit } from 'effector-react';

import { isCouponTypeId } from '@contracts/maths';
import { oddsBands, several } from '@contracts/tracker';

import { typeKeys } from '@/entities/bet';
import { $coefViewId } from '@/entities/preferences';
import { $locale, useT } from '@/shared/i18n';
import { kept } from '@/shared/lib/language';
import { formatMoney } from '@/shared/lib/money';
import { formatOdds } from '@/shared/lib/odds';

import type { Way } from '../lib/tracker';

/** Made once: a page of bets asks for each row. */
const figuresIn = kept((locale: string) => {
  const tenths = { style: 'percent', maximumFractionDigits: 1 } as const;
  return {
    share: new Intl.NumberFormat(locale, { ...tenths, signDisplay: 'exceptZero' }),
    portion: new Intl.NumberFormat(locale, tenths),
    count: new Intl.NumberFormat(locale),
  };
});

/** How the page writes sums, shares and the names of parts. `iso`: of the account. */
export function useWords(iso: string) {
  const t = useT();
  const [locale, viewId] = useUnit([$locale, $coefViewId]);
  const { share, portion, count } = figuresIn(locale);
  const bandText = (place: number) => {
    const [low, high] = [oddsBands[place] ?? 1000, oddsBands[place + 1]];
    if (high === undefined) return t('tracker.odds.from', { odds: formatOdds(low, viewId, locale) });
    return `${formatOdds(Math.max(low, 1010), viewId, locale)}–${formatOdds(high - 10, viewId, locale)}`;
  };
  return {
    money: (minor: number) => formatMoney(minor, iso, locale),
    /** A gain has its sign as a loss has. */
    signed: (minor: number) => `${minor > 0 ? '+' : ''}${formatMoney(minor, iso, locale)}`,
    share: (value: number | null) => (value === null ? '–' : share.format(value)),
    portion: (value: number) => portion.format(value),
    count: (value: number) => count.format(value),
    odds: (milli: number | null) => (milli === null ? '–' : formatOdds(milli, viewId, locale)),
    partName: (way: Way, { id, name }: { id: string; name: string | null }): string => {
      if (way === 'odds') return bandText(Number(id));
      const type = Number(id);
      if (way === 'type') return isCouponTypeId(type) ? t(typeKeys[type]) : id;
      if (way === 'tag') return id;
      return name ?? (type === several ? t(`tracker.several.${way}`) : id);
    },
  };
}
