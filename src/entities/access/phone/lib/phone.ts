import type { PhoneCountry as WireCountry, PhoneMask } from '@contracts/auth';

/**
 * `code`: with its plus. `mask`: `#` stands for one digit; an empty mask takes plain digits. `min`, `max`: digits
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

/** Turns typed or pasted text into digits without the code. A whole number with its plus loses its code. */
export function digitsOf(text: string, { code, max }: Pick<PhoneCountry, 'code' | 'max'>): string {
  const trimmed = text.trim();
  const digits = trimmed.replaceAll(/\D/g, '');
  const isWhole = trimmed.startsWith('+') && digits.startsWith(code.slice(1));
  const own = isWhole ? digits.slice(code.length - 1) : digits;
  // Text with words in it (an extension) may be too long. It stays so: cut, it would look right and be wrong.
  return /\p{L}/u.test(trimmed) ? own : own.slice(0, max);
}

/** Writes the digits in the country's way, as far as there are any. */
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
