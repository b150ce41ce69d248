import type { PhoneCountry as WireCountry, PhoneMask } from '@contracts/auth';
import { plainDigits } from '@contracts/typed/digits';

/**
 * `code`: with its plus. `mask`: `#` is one digit; an empty mask takes plain digits. `min`, `max`: digits
 * without the code. Decision D-84.
 */
export type PhoneCountry = { id: number; name: string; code: string; mask: string; min: number; max: number };

/** The limits where no mask is known: the standard has at most 15 digits with the code. */
const anyLength = { Mask: '', Min: 4, Max: 14 };

export const toPhoneCountries = (countries: readonly WireCountry[], masks: readonly PhoneMask[]): PhoneCountry[] => {
  const byCountry = new Map(masks.map((mask) => [mask.CountryId, mask]));
  return countries.map(({ id, name, tel_code }) => {
    const { Mask, Min, Max } = byCountry.get(id) ?? anyLength;
    return { id, name, code: `+${tel_code}`, mask: Mask, min: Min, max: Max };
  });
};

/** Invisible characters are around most numbers that are copied from a list of contacts. */
const bare = (text: string): string => plainDigits(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')).trim();

/** With the code of a country in front: "+44", "0044", "tel:+44". */
const isWhole = (text: string): boolean => /^(?:tel:)?\s*(?:\+|00)/i.test(text);

/** The prefix that callers dial within the country, and never from abroad. */
const trunkOf = (code: string): string => (code === '+7' ? '8' : code === '+36' ? '06' : '0');

/** "8 912 …", "(0)20 …": a number that is too long by what only callers within the country dial loses it. */
const withoutTrunk = (digits: string, { code, max }: Pick<PhoneCountry, 'code' | 'max'>): string => {
  const trunk = trunkOf(code);
  return digits.length > max && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
};

/** Turns typed or pasted text into digits without the code. A whole number loses its code; of another country it stays too long. */
export function digitsOf(text: string, country: Pick<PhoneCountry, 'code' | 'max'>): string {
  const { code, max } = country;
  const plain = bare(text);
  const all = plain.replaceAll(/\D/g, '');
  const digits = isWhole(plain) ? all.replace(/^00/, '') : all;
  const isOwn = isWhole(plain) && digits.startsWith(code.slice(1));
  const own = withoutTrunk(isOwn ? digits.slice(code.length - 1) : digits, country);
  // Text with letters in it (an extension) may be too long. It stays so: cut, it would look right and be wrong.
  return /\p{L}/u.test(plain.replace(/^tel:/i, '')) || (isWhole(plain) && !isOwn) ? own : own.slice(0, max);
}

/**
 * A whole number names its country: "+43 660 1234567" typed while the field says Russia. Null: it names no country, or
 * that of the field. Codes begin with each other, so the longest counts; of countries with one code, the first.
 */
export function countryIn(text: string, countries: readonly PhoneCountry[], ownId: number | null): PhoneCountry | null {
  const plain = bare(text);
  if (!isWhole(plain)) return null;
  const digits = plain.replaceAll(/\D/g, '').replace(/^00/, '');
  const named = countries
    .filter(({ code, min }) => digits.startsWith(code.slice(1)) && digits.length >= code.length - 1 + min)
    .toSorted((a, b) => b.code.length - a.code.length);
  const [longest] = named;
  return named.some(({ id, code }) => id === ownId && code === longest?.code) ? null : (longest ?? null);
}

/** A number in one field, with the code of its country or as callers within the country dial it: "+44 20 …", "0044.20…". Null: it is none. */
export function plainPhone(text: string): string | null {
  if (text.length > 40) return null;
  const plain = bare(text).replace(/^tel:/i, '');
  const digits = plain.replaceAll(/[\s().\-\u2010-\u2015/]/g, '').replace(/^00/, '+');
  return /^\+?\d{5,15}$/.test(digits) ? digits : null;
}

/** Formats the digits in the country's way, as far as there are any. */
export function formatPhone(digits: string, mask: string): string {
  if (mask === '') return digits;
  let [text, used] = ['', 0];
  for (const sign of mask) {
    if (used >= digits.length) break;
    text += sign === '#' ? (digits[used] ?? '') : sign;
    if (sign === '#') used += 1;
  }
  return text + digits.slice(used);
}

/** Decision D-85: the player chose a country, and its mask allows this many digits. */
export const isPhone = (digits: string, country: PhoneCountry | null): country is PhoneCountry =>
  country !== null && digits.length >= country.min && digits.length <= country.max;
