import { currencyFacts } from '../../contracts/currencies.ts';
import { rgsDecimals } from '../../contracts/rgs.ts';
import { wrongField } from '../http/failure.ts';

/**
 * How many of the wire's smallest parts a minor unit of the currency is. Refuses a currency with more decimals than the
 * wire has: its sums could not be told whole.
 */
function partsOf(iso: string): number {
  const { digits } = currencyFacts(iso);
  if (digits > rgsDecimals) throw wrongField('sessionID', `${iso} has more than ${String(rgsDecimals)} decimals.`);
  return 10 ** (rgsDecimals - digits);
}

/** A sum of the wire in minor units. A remainder is refused, never rounded. */
export function minorOf(amount: number, iso: string): number {
  const parts = partsOf(iso);
  if (amount % parts !== 0) throw wrongField('amount', `A stake is a multiple of ${String(parts)}.`);
  return amount / parts;
}

export const amountOf = (minor: number, iso: string): number => minor * partsOf(iso);
