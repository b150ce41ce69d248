import { largestBalance, selfExclusion, timeOut } from '@contracts/protection';

import type { Translate } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';

import type { Change } from '../api/history';

const kinds = { 1: 'wager', 10: 'loss', 20: 'deposit' } as const;
const periods = ['day', 'week', 'month'] as const;
const others = {
  [selfExclusion]: 'limits.changes.exclusion',
  31: 'limits.changes.session',
  32: 'limits.changes.reality',
  [timeOut]: 'limits.changes.timeOut',
  37: 'limits.group.stake',
  [largestBalance]: 'limits.group.balance',
} as const;

/** What a number of the wire limits, in words: "Deposits, 24 hours". */
export function nameOf(type: number, t: Translate): string {
  const first = ([1, 10, 20] as const).find((from) => type >= from && type < from + periods.length);
  if (first !== undefined)
    return `${t(`limits.tab.${kinds[first]}`)}, ${t(`limits.period.${periods[type - first] ?? 'day'}`)}`;
  return t(type in others ? others[type as keyof typeof others] : 'limits.changes.limit');
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
