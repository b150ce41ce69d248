import { currencyFacts, formatAmount, parseMoney } from '@/shared/lib/money';

/** Turns the digits and separators of Arabic and Persian keyboards into those that we count with. */
const plain = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, '');

const groupOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_000_000).find(({ type }) => type === 'group')
    ?.value ?? ' ';

/** Removes the comma or point that separates thousands, where it cannot mean anything else. Null when it could. */
function ungrouped(text: string, locale: string): string | null {
  const marks = text.replace(/[^.,]/g, '');
  if (marks === '') return text;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isMixed = marks.includes('.') && marks.includes(',');
  if (isMixed || marks.length > 1) {
    const group = isMixed ? (text[last] === ',' ? '.' : ',') : text[last];
    const head = isMixed ? text.slice(0, last) : text;
    const parts = head.split(group ?? '');
    const isGrouped = parts.every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
    return isGrouped ? parts.join('') + (isMixed ? text.slice(last) : '') : null;
  }
  // "1,000" is a thousand where a comma separates thousands. Elsewhere it might mean one, so it counts as no sum.
  return /^\d{1,3}[.,]\d{3}$/.test(text) && text[last] === groupOf(locale) ? text.replace(/[.,]/, '') : text;
}

/**
 * Reads a typed stake as minor units: "150", "1 500,5", "1,500.50". Null when it is no positive sum of that currency,
 * or could be read in two ways: money is never guessed.
 */
export function parseSum(typed: string, iso: string, locale: string): number | null {
  const text = plain(typed).replace(/[\s\u00a0\u202f'’]/g, '');
  const sum = ungrouped(text, locale);
  const minor = sum === null ? null : parseMoney(sum, iso);
  return minor !== null && minor > 0 ? minor : null;
}

/** A stake for its field. Shows the currency's decimals only where there are any. */
export const sumText = (minor: number | null, iso: string, locale: string): string =>
  minor === null ? '' : formatAmount(minor, currencyFacts(iso).digits, locale);
