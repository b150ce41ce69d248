import { hasCheckDigit } from './check-digit.ts';
import { plainSigns } from './typed.ts';

/** Beginnings and lengths by network, the longer beginning first. Source: ISO/IEC 7812 ranges as the networks publish them. */
const brands = [
  { brand: 'amex', begins: /^3[47]/, lengths: [15], code: 4 },
  { brand: 'diners', begins: /^3(?:0[0-5]|[689])/, lengths: [14, 16, 19], code: 3 },
  { brand: 'jcb', begins: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19], code: 3 },
  { brand: 'mir', begins: /^220[0-4]/, lengths: [16, 17, 18, 19], code: 3 },
  { brand: 'mastercard', begins: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], code: 3 },
  { brand: 'discover', begins: /^(?:6011|65|64[4-9])/, lengths: [16, 17, 18, 19], code: 3 },
  { brand: 'unionpay', begins: /^(?:62|81)/, lengths: [16, 17, 18, 19], code: 3 },
  { brand: 'visa', begins: /^4/, lengths: [13, 16, 19], code: 3 },
] as const;

/** `codeLength`: digits of the code beside the number. */
export type Card = { digits: string; brand: (typeof brands)[number]['brand']; codeLength: number };

/** Reads a card's number, typed with spaces or dashes. Null: no known network, a wrong length, a wrong check digit. Row PAY-09. */
export function readCard(typed: string): Card | null {
  const digits = plainSigns(typed);
  if (!/^\d{12,19}$/.test(digits)) return null;
  const found = brands.find(({ begins }) => begins.test(digits));
  if (found === undefined || !(found.lengths as readonly number[]).includes(digits.length)) return null;
  return hasCheckDigit(digits) ? { digits, brand: found.brand, codeLength: found.code } : null;
}
