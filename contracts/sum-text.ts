import { kept } from './kept.ts';
import { isRightToLeft } from './languages.ts';
import { toWire } from './maths/money.ts';
import type { Minor } from './maths/types.ts';

const numbers = kept(
  (language: string, digits: number) =>
    // No sum has more decimals than its currency, so the least is the most.
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, numberingSystem: 'latn' }),
);

/**
 * A sum without its currency. A whole sum shows no decimals, any other shows `digits` of them. `language`: a BCP 47
 * tag.
 */
export const formatAmount = (minor: Minor, digits: number, language: string): string =>
  numbers(language, minor % 10 ** digits === 0 ? 0 : digits).format(toWire(minor, digits));

/**
 * The space before the symbol does not break. In a right-to-left sentence the sum still reads left to right, with its
 * minus in front.
 */
export const formatSum = (
  minor: Minor,
  { digits, symbol }: { digits: number; symbol: string },
  language: string,
): string => {
  const text = `${formatAmount(minor, digits, language)}\u00a0${symbol}`;
  return isRightToLeft(language) ? `\u2066${text}\u2069` : text;
};
