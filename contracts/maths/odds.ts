import type { Milli } from './types.ts';

/**
 * Turns wire odds (decimal number) into whole thousandths. Further decimals are rounded, halves up. Spec: coupon §5.
 */
export const milliFromWire = (wire: number): Milli => milliFromText(String(wire)) ?? Math.round(wire * 1000);

/** Thousandths as the decimal number of the wire: 1850 is 1.85. */
export const milliToWire = (milli: Milli): number => milli / 1000;

/**
 * Rounds halves away from zero, on the decimal digits: the binary number 1.0005 is slightly less than its name says.
 */
function milliFromText(text: string): Milli | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return null;
  const decimals = (match[2] ?? '').padEnd(4, '0');
  return Number(match[1]) * 1000 + Number(decimals.slice(0, 3)) + (Number(decimals[3]) >= 5 ? 1 : 0);
}

/**
 * Thousandths as decimal text with `least` decimals (3 at most) or as many as they need: 1850 is "1.85" (least 0: 2000
 * is "2"). A board writes a thousand of them a second.
 */
export function decimalText(milli: bigint | Milli, least = 0): string {
  const sign = milli < 0 ? '-' : '';
  const digits = String(milli < 0 ? -milli : milli).padStart(4, '0');
  const point = digits.length - 3;
  let end = digits.length;
  while (end > point + least && digits.endsWith('0', end)) end -= 1;
  return `${sign}${digits.slice(0, point)}${end === point ? '' : `.${digits.slice(point, end)}`}`;
}

/** Thousandths with exactly two decimals (halves away from zero) or three: 1850 is "1.85", with three "1.850". */
export function fixedText(milli: Milli, places: 2 | 3, mark: string): string {
  const size = Math.abs(milli);
  const units = places === 3 ? size : Math.floor((size + 5) / 10);
  const digits = String(units).padStart(places + 1, '0');
  return `${milli < 0 && units > 0 ? '-' : ''}${digits.slice(0, -places)}${mark}${digits.slice(-places)}`;
}
