import { useUnit } from 'effector-react';

import { $locale } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

/** Writes minor units of `iso` as the player reads them. */
export function useMoney(iso: string): (minor: number) => string {
  const locale = useUnit($locale);
  return (minor) => formatMoney(minor, iso, locale);
}
