import { toMinor, toWire } from '@contracts/maths/money';
import { costOf } from '@contracts/payments/exchange';
import { poolDigits } from '@contracts/pools';
import type { PoolPurse } from '@contracts/pools-common';

/** A sum of the pools' currency as it is on the wire, and back. */
export const poolWire = (minor: number): number => toWire(minor, poolDigits);
export const poolMinor = (wire: number): number => toMinor(wire, poolDigits);

/** What a ticket costs on the account that pays, units of its currency: exactly what the server will count. */
export function priceOf(minor: number, { currency, poolCurrency, digits, rate }: PoolPurse): number {
  if (currency === poolCurrency) return poolWire(minor);
  return toWire(costOf(minor, rate, { from: digits, to: poolDigits }), digits);
}
