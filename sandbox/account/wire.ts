import { currencyFacts } from '../../contracts/currencies.ts';
import { isWireMoney, toMinor as minorOf, toWire as wireOf } from '../../contracts/maths/money.ts';

/** Turns whole minor units of a currency into the wire's decimal money. */
export const toWire = (minor: number, iso: string): number => wireOf(minor, currencyFacts(iso).digits);

/**
 * Turns decimal money into whole minor units. Null when it has more decimals than the currency, or is too large to
 * count.
 */
export function toMinor(money: number, iso: string): number | null {
  const { digits } = currencyFacts(iso);
  return isWireMoney(money, digits) ? minorOf(money, digits) : null;
}
