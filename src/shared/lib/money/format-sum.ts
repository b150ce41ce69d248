import type { Minor } from '@contracts/maths/index';
import { toWire } from '@contracts/maths/index';

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

/** `digits` after the point, none of them for a whole sum. `language`: a BCP 47 tag. The space before the symbol does not break. */
export function formatSum(
  minor: Minor,
  { digits, symbol }: { digits: number; symbol: string },
  language: string,
): string {
  const isWhole = minor % 10 ** digits === 0;
  return `${numbers(language, isWhole ? 0 : digits).format(toWire(minor, digits))}\u00a0${symbol}`;
}
