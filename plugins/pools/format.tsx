import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { isRightToLeft } from '@contracts/languages';

import { moneyOf } from '../sdk/money';
import { momentText } from '../sdk/wall';

const isolated = (text: string, locale: string): string => (isRightToLeft(locale) ? `\u2066${text}\u2069` : text);

/** Texts of sums, counts, shares and moments in the reader's language. Seconds: Unix. */
export function useFormats() {
  const format = useUnit(useHost().$format);
  const { locale } = format;
  const latin = { numberingSystem: 'latn' } as const;
  const moment = (seconds: number, style: Intl.DateTimeFormatOptions): string =>
    momentText(format, seconds * 1000, style);
  return {
    money: (sum: number, iso: string) => moneyOf(sum, iso, locale),
    count: (value: number, digits = 0) =>
      isolated(new Intl.NumberFormat(locale, { ...latin, maximumFractionDigits: digits }).format(value), locale),
    share: (value: number, digits = 0) =>
      isolated(
        new Intl.NumberFormat(locale, { ...latin, style: 'percent', maximumFractionDigits: digits }).format(value),
        locale,
      ),
    time: (seconds: number) => moment(seconds, { timeStyle: 'short' }),
    day: (seconds: number) => moment(seconds, { weekday: 'long', day: 'numeric', month: 'long' }),
    date: (seconds: number) => moment(seconds, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
