import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

const rightToLeft = /^(ar|fa|he|ur)\b/;
const isolated = (text: string, locale: string): string => (rightToLeft.test(locale) ? `\u2066${text}\u2069` : text);

/** "634.20 ₽", "150 ₽" for a whole one, as on every page of the host. `sum`: units of the currency. */
function moneyText(sum: number, iso: string, locale: string): string {
  const options = { style: 'currency', currency: iso, numberingSystem: 'latn' } as const;
  const digits = Number.isInteger(sum) ? { minimumFractionDigits: 0 } : {};
  const number = new Intl.NumberFormat(locale, { ...options, ...digits })
    .formatToParts(sum)
    .filter(({ type }) => type !== 'currency' && type !== 'literal');
  const symbol = new Intl.NumberFormat('en', { ...options, currencyDisplay: 'narrowSymbol' })
    .formatToParts(sum)
    .find(({ type }) => type === 'currency')?.value;
  return isolated(`${number.map(({ value }) => value).join('')}\u00a0${symbol ?? iso}`, locale);
}

/** Texts of sums, counts, shares and moments in the reader's language. Seconds: Unix. */
export function useFormats() {
  const { locale, timeZone, is12h } = useUnit(useHost().$format);
  const latin = { numberingSystem: 'latn' } as const;
  const moment = (seconds: number, style: Intl.DateTimeFormatOptions): string =>
    new Date((seconds + timeZone * 3600) * 1000).toLocaleString(locale, { ...style, hour12: is12h, timeZone: 'UTC' });
  return {
    money: (sum: number, iso: string) => moneyText(sum, iso, locale),
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
