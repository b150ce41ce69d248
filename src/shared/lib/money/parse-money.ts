import { currencyFacts } from '@contracts/currencies';
import type { Minor } from '@contracts/maths/index';
import { toMinor } from '@contracts/maths/index';

/** The first digit of each script whose digits a keyboard of our languages may give. */
const zeros = [0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0xff_10];

/** Turns digits and separators of other scripts, and full-width ones, into those that we count with. */
export const plainDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/\uff0c/g, ',')
    .replace(/\u066c/g, '');

/** A sum is never longer: no pattern runs on more. */
const longest = 60;
/** Signs without width that a page puts around a sum, and every kind of space. */
const unseen = /[\s\u00a0\u2000-\u200f\u202a-\u202f\u2060-\u2069\ufeff'’]/g;

/** Takes away the sign or the code of the currency at either end. A sign of another currency is no part of the sum. */
function bare(text: string, iso: string): string {
  for (const sign of [currencyFacts(iso).symbol.replace(unseen, ''), iso]) {
    if (sign === '') continue;
    if (text.startsWith(sign)) return text.slice(sign.length);
    if (text.endsWith(sign)) return text.slice(0, -sign.length);
  }
  return text;
}

const groupOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_000_000).find(({ type }) => type === 'group')
    ?.value ?? ' ';

/** Threes, or twos before the last three, as in India. No thousands begin with 0. */
const grouped = (mark: string) => {
  const one = mark === '.' ? '\\.' : mark;
  return new RegExp(`^[1-9]\\d{0,2}(?:${one}\\d{3})+$|^[1-9]\\d?(?:${one}\\d{2})+${one}\\d{3}$`);
};

/** Without the marks that separate thousands, where they cannot mean anything else; null where they could. */
function ungrouped(text: string, locale: string): string | null {
  const marks = text.replace(/[^.,]/g, '');
  if (marks === '') return text;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isMixed = marks.includes('.') && marks.includes(',');
  if (isMixed || marks.length > 1) {
    const mark = isMixed ? (text[last] === ',' ? '.' : ',') : (text[last] ?? '');
    const head = isMixed ? text.slice(0, last) : text;
    return grouped(mark).test(head) ? head.replaceAll(mark, '') + (isMixed ? text.slice(last) : '') : null;
  }
  // "1,000" is a thousand where a comma separates thousands. Elsewhere it might mean one, so it counts as no sum.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) && text[last] === groupOf(locale) ? text.replace(/[.,]/, '') : text;
}

/**
 * Reads a typed or pasted sum as minor units: "1 500,5", "1,500.50", "42,610 ₽", "1,00,000". Null when it is no sum of that
 * currency, or could be read in two ways: money is never guessed. Whatever the page writes, it reads.
 */
export function parseMoney(typed: string, currency: string, locale: string): Minor | null {
  if (typed.length > longest) return null;
  const { digits } = currencyFacts(currency);
  const plain = ungrouped(bare(plainDigits(typed).replace(unseen, ''), currency), locale)?.replace(',', '.');
  const match = plain === undefined ? null : /^\d{1,15}(?:\.(\d*))?$/.exec(plain);
  if (match === null || (match[1] ?? '').length > digits) return null;
  const minor = toMinor(Number(plain), digits);
  return Number.isSafeInteger(minor) ? minor : null;
}
