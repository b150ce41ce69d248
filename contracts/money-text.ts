import { currencyFacts } from './currencies.ts';
import { kept } from './kept.ts';
import { toMinor, toWire } from './maths/money.ts';
import type { Minor } from './maths/types.ts';
import { formatSum } from './sum-text.ts';

const plainNumbers = kept(
  (language: string, digits: number) =>
    new Intl.NumberFormat(language, {
      ...{ minimumFractionDigits: digits, numberingSystem: 'latn', useGrouping: false },
    }),
);

/** A sum for its field, as somebody would type it in that language: "1500", "62,50". */
export function typedAmount(minor: Minor, currency: string, language: string): string {
  const { digits } = currencyFacts(currency);
  return plainNumbers(language, minor % 10 ** digits === 0 ? 0 : digits).format(toWire(minor, digits));
}

/** "634.20 ₽", and "150 ₽" for a whole sum. `currency`: its code; `language`: a BCP 47 tag. */
export const formatMoney = (minor: Minor, currency: string, language: string): string =>
  formatSum(minor, currencyFacts(currency), language);

/** "634.20 RUB": for what leaves the page, where a sign alone may stand for several currencies. */
export const formatCoded = (minor: Minor, currency: string, language: string): string =>
  formatSum(minor, { digits: currencyFacts(currency).digits, symbol: currency }, language);

/** The same of a sum of the wire, in units of the currency. */
export const codedWire = (sum: number, currency: string, language: string): string =>
  formatCoded(toMinor(sum, currencyFacts(currency).digits), currency, language);
