import { currencyFacts, formatAmount, parseMoney, plainDigits } from '@/shared/lib/money';

const groupOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_000_000).find(({ type }) => type === 'group')
    ?.value ?? ' ';

/**
 * Removes the comma or point that separates thousands, where it cannot mean anything else: no thousands begin with 0. Null
 * when it could.
 */
function ungrouped(text: string, locale: string): string | null {
  const marks = text.replace(/[^.,]/g, '');
  if (marks === '') return text;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isMixed = marks.includes('.') && marks.includes(',');
  if (isMixed || marks.length > 1) {
    const group = isMixed ? (text[last] === ',' ? '.' : ',') : text[last];
    const head = isMixed ? text.slice(0, last) : text;
    const parts = head.split(group ?? '');
    const isGrouped = parts.every((part, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(part));
    return isGrouped ? parts.join('') + (isMixed ? text.slice(last) : '') : null;
  }
  // "1,000" is a thousand where a comma separates thousands. Elsewhere it might mean one, so it counts as no sum.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) && text[last] === groupOf(locale) ? text.replace(/[.,]/, '') : text;
}

/**
 * Reads a typed stake as minor units: "150", "1 500,5", "1,500.50". Null when it is no positive sum of that currency,
 * or could be read in two ways: money is never guessed.
 */
export function parseSum(typed: string, iso: string, locale: string): number | null {
  const text = plainDigits(typed).replace(/[\s\u00a0\u202f'’]/g, '');
  const sum = ungrouped(text, locale);
  const minor = sum === null ? null : parseMoney(sum, iso);
  return minor !== null && minor > 0 ? minor : null;
}

/** A stake for its field. Shows the currency's decimals only where there are any. */
export const sumText = (minor: number | null, iso: string, locale: string): string =>
  minor === null ? '' : formatAmount(minor, currencyFacts(iso).digits, locale);
