import { currencyFacts } from '../../contracts/currencies.ts';
import { isWireMoney, toMinor as minorOf, toWire as wireOf } from '../../contracts/maths/money.ts';

/** Decimal money of the wire from whole minor units of a currency. */
export const toWire = (minor: number, iso: string): number => wireOf(minor, currencyFacts(iso).digits);

/** Whole minor units of decimal money; null when it has more decimals than the currency, or is too large to count. */
export function toMinor(money: number, iso: string): number | null {
  const { digits } = currencyFacts(iso);
  return isWireMoney(money, digits) ? minorOf(money, digits) : null;
}
