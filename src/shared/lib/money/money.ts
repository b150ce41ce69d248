import { currencyFacts } from '@contracts/currencies';
import type { Minor } from '@contracts/maths/index';
import { toMinor, toWire } from '@contracts/maths/index';

const formats = new Map<string, Intl.NumberFormat>();
function numbers(language: string, digits: number): Intl.NumberFormat {
  const id = `${language} ${String(digits)}`;
  const known = formats.get(id);
  if (known) return known;
  const fresh = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  });
  formats.set(id, fresh);
  return fresh;
}

/** "634.20 ₽", and "150 ₽" for a whole sum. `currency`: its code; `language`: a BCP 47 tag. The space does not break. */
export function formatMoney(minor: Minor, currency: string, language: string): string {
  const { digits, symbol } = currencyFacts(currency);
  const isWhole = minor % 10 ** digits === 0;
  return `${numbers(language, isWhole ? 0 : digits).format(toWire(minor, digits))}\u00a0${symbol}`;
}

/** What somebody typed, as minor units: "1 500,5" is 150050 roubles' kopecks; null when it is no sum of that currency. Spec: coupon §5. */
export function parseMoney(text: string, currency: string): Minor | null {
  const { digits } = currencyFacts(currency);
  const plain = text.replace(/[\s\u00a0\u202f']/g, '').replace(',', '.');
  const match = /^\d{1,15}(?:\.(\d*))?$/.exec(plain);
  if (match === null || (match[1] ?? '').length > digits) return null;
  const minor = toMinor(Number(plain), digits);
  return Number.isSafeInteger(minor) ? minor : null;
}
