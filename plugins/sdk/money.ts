import { currencyFacts } from '../../contracts/currencies.ts';
import { toMinor } from '../../contracts/maths/money.ts';
import { formatMoney } from '../../contracts/money-text.ts';

/**
 * A sum as the player reads it, written as on every page of the host: "634.20 ₽", "150 ₽" for a whole one. `sum`: units of
 * the currency, which may be one that Intl does not know. In a right-to-left sentence it still reads left to right.
 */
export const moneyOf = (sum: number, iso: string, locale: string): string =>
  formatMoney(toMinor(sum, currencyFacts(iso).digits), iso, locale);
