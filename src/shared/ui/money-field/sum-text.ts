import { currencyFacts, formatAmount, parseMoney } from '@/shared/lib/money';

/** Reads a typed stake as minor units. Null when it is no positive sum of that currency. */
export function parseSum(typed: string, iso: string, locale: string): number | null {
  const minor = parseMoney(typed, iso, locale);
  return minor !== null && minor > 0 ? minor : null;
}

/** A stake for its field. Shows the currency's decimals only where there are any. */
export const sumText = (minor: number | null, iso: string, locale: string): string =>
  minor === null ? '' : formatAmount(minor, currencyFacts(iso).digits, locale);
