import { currencies, currencyFacts } from '../currencies.ts';
import { kept } from '../kept.ts';
import type { Minor } from '../maths/types.ts';
import { bareNumber } from './digits.ts';

/**
 * What is wrong with a typed sum. `unreadable`: no number. `currency`: it names another currency. `minus`: below zero.
 * `unclear`: it can be read in two ways. `decimals`: more than the currency has. `large`: nothing counts that far.
 */
export type SumFault =
  | { kind: 'unreadable' | 'currency' | 'minus' | 'decimals' | 'large' }
  | { kind: 'unclear'; large: string; small: string };

/** Neither a sum nor a fault: nothing was typed. */
export type SumRead = { minor: Minor; fault: null } | { minor: null; fault: SumFault | null };

/** A sum is never longer: no pattern runs on more. */
const longest = 60;
const minus = /^[-\u2010-\u2015\u2212\ufe63\uff0d]|[-\u2010-\u2015\u2212\ufe63\uff0d]$/;

/** Separators of other scripts, as ours. */
const plainMarks = (text: string): string =>
  text
    .replaceAll(/[\u066b\uff0e]/g, '.')
    .replaceAll(/[\u060c\uff0c]/g, ',')
    .replaceAll('\u066c', '');

/** What people write beside the sign and the code that we know. Every name is in small letters and without dots. */
const customary: Readonly<Record<string, readonly string[]>> = {
  RUB: ['руб', 'р'],
  USD: ['us$'],
  UAH: ['грн'],
  KZT: ['тг'],
  TRY: ['tl'],
  INR: ['rs', '₨'],
  USDT: ['usd₮'],
  GBP: ['￡'],
  JPY: ['￥', '円'],
  CNY: ['￥', '元'],
};

const plainSign = (text: string): string => text.replaceAll(/[\s.,\u200e\u200f\u061c]/g, '').toLowerCase();

/** How the platform itself writes the currency in a language: people paste from other pages too. */
function platformSigns(iso: string, locale: string): string[] {
  if (currencyFacts(iso).kind === 'crypto') return [];
  return [locale, 'en'].flatMap((language) =>
    (['symbol', 'narrowSymbol'] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(language, { style: 'currency', currency: iso, currencyDisplay })
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value ?? '',
    ),
  );
}

const signsOf = kept((iso: string, locale: string): readonly string[] =>
  [currencyFacts(iso).symbol, iso, ...(customary[iso] ?? []), ...platformSigns(iso, locale)]
    .map(plainSign)
    .filter((sign) => sign !== ''),
);
const everySign = kept((locale: string): readonly string[] => currencies.flatMap(({ iso }) => signsOf(iso, locale)));

/** The mark that parts thousands in a language. */
const groupOf = kept(
  (locale: string): string =>
    new Intl.NumberFormat(locale, { useGrouping: true, numberingSystem: 'latn' })
      .formatToParts(1_000_000)
      .find(({ type }) => type === 'group')?.value ?? ' ',
);

/** Threes, or twos before the last three, as in India. No thousands begin with 0. */
const grouped = (mark: string) => {
  const one = mark === '.' ? '\\.' : mark;
  return new RegExp(`^[1-9]\\d{0,2}(?:${one}\\d{3})+$|^[1-9]\\d?(?:${one}\\d{2})+${one}\\d{3}$`);
};

const asReadings = (whole: string, decimals: string): SumFault => ({
  kind: 'unclear',
  large: whole + decimals,
  small: /^0*$/.test(decimals) ? whole : `${whole}.${decimals}`,
});

/** Without the marks that part thousands, where they cannot mean anything else. */
function ungrouped(text: string, locale: string, digits: number): string | SumFault {
  const marks = text.replaceAll(/[^.,]/g, '');
  if (marks === '') return text;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isMixed = marks.includes('.') && marks.includes(',');
  if (isMixed || marks.length > 1) {
    const mark = isMixed ? (text[last] === ',' ? '.' : ',') : (text[last] ?? '');
    const head = isMixed ? text.slice(0, last) : text;
    if (!grouped(mark).test(head)) return { kind: 'unreadable' };
    return head.replaceAll(mark, '') + (isMixed ? text.slice(last) : '');
  }
  const [whole = '', decimals = ''] = text.split(/[.,]/);
  const isGroup = text[last] === groupOf(locale);
  // "1,000" is a thousand where a comma parts thousands. Elsewhere it might mean one, so nobody guesses.
  if (/^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3 && (isGroup || digits < 3))
    return isGroup ? whole + decimals : asReadings(whole, decimals);
  // "1,0000" is what one more digit makes of "1,000".
  return isGroup && /^[1-9]/.test(whole) && decimals.length > 3 ? asReadings(whole, decimals) : text;
}

/** The number, and what stands before and after it. Null: other signs stand between its digits. */
function partsOf(bare: string): { before: string; number: string; after: string } | null {
  const first = bare.search(/\d/);
  if (first === -1) return null;
  const end = bare.search(/\d\D*$/) + 1;
  // A mark before the first digit is the point of ".5", or the dot of "Rs.500".
  const start = /^\+?[.,]$/.test(bare.slice(0, first)) ? first - 1 : first;
  const number = bare.slice(start, end);
  return /^[\d.,]+$/.test(number) ? { before: bare.slice(0, start), number, after: bare.slice(end) } : null;
}

const wrong = (fault: SumFault): SumRead => ({ minor: null, fault });

/**
 * Reads a typed or pasted sum as minor units: "1 500,5", "1,500.50", "42,610 ₽", "1,00,000". Money is never guessed: what
 * could be read in two ways is no sum. Whatever a page of ours writes, it reads. `currency` empty: a sum of any.
 */
export function readSum(typed: string, currency: string, locale: string): SumRead {
  if (typed.length > longest) return wrong({ kind: 'unreadable' });
  const bare = plainMarks(bareNumber(typed));
  if (bare === '') return { minor: null, fault: null };
  const parts = partsOf(bare);
  if (parts === null) return wrong({ kind: 'unreadable' });
  const { before, number, after } = parts;
  if (minus.test(before) || minus.test(after)) return wrong({ kind: 'minus' });
  const named = [before.replace('+', ''), after].map(plainSign).filter((sign) => sign !== '');
  const own = currency === '' ? everySign(locale) : signsOf(currency, locale);
  if (!named.every((sign) => own.includes(sign)))
    return wrong({ kind: named.every((sign) => everySign(locale).includes(sign)) ? 'currency' : 'unreadable' });
  const { digits } = currencyFacts(currency);
  const plain = ungrouped(number, locale, digits);
  if (typeof plain !== 'string') return wrong(plain);
  const [whole = '', decimals = ''] = plain.replace(',', '.').split('.');
  if (decimals.length > digits) return wrong({ kind: 'decimals' });
  const minor = Number(whole + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? { minor, fault: null } : wrong({ kind: 'large' });
}

/** The sum alone. Null: nothing, or nothing that is a sum of that currency. */
export const parseMoney = (typed: string, currency: string, locale: string): Minor | null =>
  readSum(typed, currency, locale).minor;
