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

/** Separators of other scripts, as ours. The Arabic mark of thousands goes. */
const plainMarks = (text: string): string =>
  text.replaceAll(/[٫．،，٬]/g, (mark) => (mark === '٬' ? '' : mark === '٫' || mark === '．' ? '.' : ','));

/** What people write beside the sign and the code of a currency, in small letters and without dots. */
const customary: Readonly<Record<string, string>> = {
  RUB: 'руб|р',
  USD: 'us$',
  UAH: 'грн',
  KZT: 'тг',
  TRY: 'tl',
  INR: 'rs',
};

/** `iso` empty: a sum of any currency. */
export type SumOf = { iso: string; digits: number; symbol: string };

const plainSign = (text: string): string => text.replaceAll(/[\s.,]/g, '').toLowerCase();

/** Is this the sign, the code or the name of the sum's currency? Null: it names none at all. */
function isOwnSign(sign: string, { iso, symbol }: SumOf): boolean | null {
  const isAny = /^(?:\p{L}{1,4}|\p{L}{0,3}\p{Sc})$/u.test(sign);
  if (sign === '' || [symbol, iso].map(plainSign).includes(sign) || customary[iso]?.split('|').includes(sign))
    return true;
  return isAny ? iso === '' : null;
}

/** The mark that parts thousands in a language. */
const groupOf = kept(
  (locale: string): string =>
    new Intl.NumberFormat(locale, { useGrouping: true, numberingSystem: 'latn' })
      .formatToParts(1_000_000)
      .find(({ type }) => type === 'group')?.value ?? ' ',
);

/** Threes, or twos before the last three, as in India. No thousands begin with 0. */
const isGrouped = (parts: readonly string[]): boolean =>
  /^(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d\d)+,\d{3})$/.test(parts.join());

const asReadings = (whole: string, decimals: string): SumFault => ({
  kind: 'unclear',
  large: whole + decimals,
  small: /^0*$/.test(decimals) ? whole : `${whole}.${decimals}`,
});

/** Without the marks that part thousands, where they cannot mean anything else. */
function ungrouped(text: string, locale: string, digits: number): string | SumFault {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const parts = text.split(/[.,]/);
  if (parts.length < 2) return text;
  const isMixed = text.includes('.') && text.includes(',');
  if (isMixed || parts.length > 2) {
    // Only the last mark may be another one.
    const tail = isMixed ? `.${parts.pop() ?? ''}` : '';
    return new Set(text.slice(0, isMixed ? last : undefined).replaceAll(/\d/g, '')).size === 1 && isGrouped(parts)
      ? parts.join('') + tail
      : { kind: 'unreadable' };
  }
  const [whole = '', decimals = ''] = parts;
  const isGroup = text[last] === groupOf(locale);
  // "1,000" is a thousand where a comma parts thousands. Elsewhere it might mean one, so nobody guesses.
  if (/^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3 && (isGroup || digits < 3))
    return isGroup ? whole + decimals : asReadings(whole, decimals);
  // "1,0000" is what one more digit makes of "1,000".
  return isGroup && /^[1-9]/.test(whole) && decimals.length > 3 ? asReadings(whole, decimals) : text;
}

/** The number, and what is before and after it. Null: other signs are between its digits. */
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
 * Reads a typed or pasted sum as minor units: "1 500,5", "1,500.50", "42,610 ₽", "1,00,000". Money is never guessed:
 * what could be read in two ways is no sum. It reads every form that our pages write.
 */
export function readSum(typed: string, of: SumOf, locale: string): SumRead {
  if (typed.length > longest) return wrong({ kind: 'unreadable' });
  const bare = plainMarks(bareNumber(typed));
  if (bare === '') return { minor: null, fault: null };
  const parts = partsOf(bare);
  if (parts === null) return wrong({ kind: 'unreadable' });
  const { before, number, after } = parts;
  if (minus.test(before) || minus.test(after)) return wrong({ kind: 'minus' });
  const isOwn = [before.replace('+', ''), after].map((sign) => isOwnSign(plainSign(sign), of));
  if (isOwn.includes(null)) return wrong({ kind: 'unreadable' });
  if (isOwn.includes(false)) return wrong({ kind: 'currency' });
  const { digits } = of;
  const plain = ungrouped(number, locale, digits);
  if (typeof plain !== 'string') return wrong(plain);
  const [whole = '', decimals = ''] = plain.replace(',', '.').split('.');
  if (decimals.length > digits) return wrong({ kind: 'decimals' });
  const minor = Number(whole + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? { minor, fault: null } : wrong({ kind: 'large' });
}
