import { currencyFacts } from '@contracts/currencies';
import type { Minor } from '@contracts/maths/index';
import { toMinor } from '@contracts/maths/index';

import { formatSum } from './format-sum';

/** "634.20 ₽", and "150 ₽" for a whole sum. `currency`: its code; `language`: a BCP 47 tag. */
export const formatMoney = (minor: Minor, currency: string, language: string): string =>
  formatSum(minor, currencyFacts(currency), language);

/** Turns the digits and separators of Arabic and Persian keyboards into those that we count with. */
export const plainDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, '');

/**
 * Reads a typed sum as minor units: "1 500,5" is 150050 kopecks. Null when it is no sum of that currency. Spec: coupon
 * §5.
 */
export function parseMoney(text: string, currency: string): Minor | null {
  const { digits } = currencyFacts(currency);
  const plain = plainDigits(text)
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(',', '.');
  const match = /^\d{1,15}(?:\.(\d*))?$/.exec(plain);
  if (match === null || (match[1] ?? '').length > digits) return null;
  const minor = toMinor(Number(plain), digits);
  return Number.isSafeInteger(minor) ? minor : null;
}
