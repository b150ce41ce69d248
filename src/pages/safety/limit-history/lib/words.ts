import { limitKinds, limitTypeOf } from '@contracts/protection';

import type { Translate } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import type { Change } from '../api/history';

/** What a number of the wire limits, in words: "Deposits, 24 hours". */
export function nameOf(type: number, t: Translate): string {
  const known = limitTypeOf(type);
  if (known === undefined) return t('limits.changes.limit');
  const name = t(limitKinds[known.name].text);
  return known.period === null ? name : `${name}, ${t(`limits.period.${known.period}`)}`;
}

const known = ['set', 'asked', 'confirm', 'reject', 'break'] as const;

/** What the player did. A word of a newer server is "changed". */
export function doneOf(what: string, t: Translate): string {
  return t(`limits.changes.what.${known.find((word) => word === what) ?? 'other'}`);
}

const units = { days: 'day', hours: 'hour', minutes: 'minute' } as const;

/** A value with its unit; null is no limit. */
export function valueOf(
  value: number | null,
  measure: Change['measure'],
  { t, iso, locale }: { t: Translate; iso: string; locale: string },
): string {
  if (value === null) return t('limits.noLimit');
  if (measure === 'money') return formatMoney(value, iso, locale);
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[measure], unitDisplay: 'long' }).format(value);
}
