import type { Minor } from './types.ts';

/**
 * Turns a wire sum (decimal number in units of the currency) into minor units. `digits`: the currency's decimals. Exact
 * for what `toWire` makes; further decimals are rounded to the nearest minor unit.
 */
export const toMinor = (wire: number, digits: number): Minor => Math.round(shifted(wire, digits));

/** True when the sum is a finite number with at most the currency's decimals, and within 2^53 − 1 minor units. */
export function isWireMoney(wire: number, digits: number): boolean {
  const minor = shifted(wire, digits);
  return Number.isSafeInteger(minor);
}

/** Minor units as the decimal number of the wire: 15050 with 2 digits is 150.5. */
export const toWire = (minor: Minor, digits: number): number => shifted(minor, -digits);

/** Moves the decimal point in the text: `1.005 * 100` is not 100.5. */
function shifted(value: number, digits: number): number {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${String(Number(exponent) + digits)}`);
}

/**
 * One press of plus (`up`) or minus: the next multiple of `step` strictly above or below, then clamped. Null: no bound.
 * From 101 with step 100: up 200, down 100.
 */
export function nextAmount(
  amount: Minor,
  { step, min, max, direction }: { step: Minor; min: Minor | null; max: Minor | null; direction: 'up' | 'down' },
): Minor {
  const next = direction === 'up' ? (Math.floor(amount / step) + 1) * step : (Math.ceil(amount / step) - 1) * step;
  return Math.min(Math.max(next, min ?? next), max ?? Infinity);
}
