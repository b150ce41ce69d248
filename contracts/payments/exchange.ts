import type { Account } from '../account.ts';
import { accountTypes } from '../account.ts';

/** So many significant digits has a rate. Both sides count with the same ones. */
const rateDigits = 8;

/** A rate as both sides say it: how much of the one currency one unit of the other buys. */
export const saidRate = (rate: number): number => Number(rate.toPrecision(rateDigits));

/**
 * What `minor` of one currency buys of another, whole minor units of the other, rounded down and exact. `from`, `to`:
 * digits after the point of the two currencies.
 */
export function exchanged(minor: number, rate: number, { from, to }: { from: number; to: number }): number {
  const [mantissa = '0', exponent = '0'] = rate.toExponential(rateDigits - 1).split('e');
  const product = BigInt(minor) * BigInt(mantissa.replace('.', ''));
  const shift = Number(exponent) - (rateDigits - 1) + to - from;
  const scale = 10n ** BigInt(Math.abs(shift));
  return Number(shift < 0 ? product / scale : product * scale);
}

/**
 * The fewest minor units of one currency that buy `minor` of another, exact: a payer who pays them gets no less.
 * `from`, `to`: digits of the currency paid and of the one bought.
 */
export function costOf(minor: number, rate: number, digits: { from: number; to: number }): number {
  const [mantissa = '0', exponent = '0'] = rate.toExponential(rateDigits - 1).split('e');
  const shift = Number(exponent) - (rateDigits - 1) + digits.to - digits.from;
  const [scale, price] = [10n ** BigInt(Math.abs(shift)), BigInt(mantissa.replace('.', ''))];
  const [whole, part] = shift < 0 ? [BigInt(minor) * scale, price] : [BigInt(minor), price * scale];
  return Number((whole + part - 1n) / part);
}

/** May money go from an account of this type to others? `status`: 0 from none, 1 from the main one, 2 from all but bonuses. Row ACC-03. */
export function canTransferFrom(status: 0 | 1 | 2, { type }: Pick<Account, 'type'>): boolean {
  if (type === accountTypes.bonus) return false;
  return status === 2 || (status === 1 && type === accountTypes.main);
}
