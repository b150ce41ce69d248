import { kept } from '@/shared/lib/language';

/** A formatter takes a millisecond to make, so the page makes it once for each language. */
const formatter = kept((locale: string) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 8 }));

/** "1 USD = 0.92 EUR". `rate`: how much of `toIso` one unit of `iso` buys. */
export const rateText = (rate: number, iso: string, toIso: string, locale: string): string =>
  `1 ${iso} = ${formatter(locale).format(rate)} ${toIso}`;
