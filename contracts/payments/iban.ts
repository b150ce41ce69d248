import { plainSigns } from './typed.ts';

/** Signs of an account number by country, two letters each. Source: the public register of ISO 13616. */
const lengths: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BR: 29, BY: 28, CH: 21, CR: 22 },
    ...{ CY: 28, CZ: 24, DE: 22, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18, FO: 18, FR: 27, GB: 22, GE: 22 },
    ...{ GI: 23, GL: 18, GR: 27, GT: 28, HR: 21, HU: 28, IE: 22, IL: 23, IQ: 23, IS: 26, IT: 27, JO: 30, KW: 30 },
    ...{ KZ: 20, LB: 28, LC: 32, LI: 21, LT: 20, LU: 20, LV: 21, LY: 25, MC: 27, MD: 24, ME: 22, MK: 19, MR: 27 },
    ...{ MT: 31, MU: 30, NL: 18, NO: 15, PK: 24, PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, SA: 24, SC: 31 },
    ...{ SE: 24, SI: 19, SK: 24, SM: 27, ST: 25, SV: 28, TL: 23, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20 },
  }),
);

/** The error of a number: no country has it, it is too short or too long, a character is wrong. */
export type IbanProblem = 'country' | 'length' | 'digit';

/** Reads an account number, typed with spaces or dashes. `iban`: as banks write it (ISO 13616; check digits of ISO 7064). Row PAY-10. */
export function readIban(typed: string): { iban: string } | { problem: IbanProblem } {
  const iban = plainSigns(typed).toUpperCase().replace(/^IBAN/, '');
  const length = lengths.get(iban.slice(0, 2));
  if (length === undefined) return { problem: 'country' };
  if (iban.length !== length) return { problem: 'length' };
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return { problem: 'digit' };
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n ? { iban } : { problem: 'digit' };
}
