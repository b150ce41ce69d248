import { plainDigits } from '../typed/digits.ts';

/** Every other sign of a number or code: spaces, hyphens, marks and whatever nobody sees. */
const between = /[\s\p{C}\p{M}\p{Z}\p{Pd}\p{Pc}\u2212\u00b7.]/gu;
/** What is in front of a code that was copied with its label: "IBAN:", "Card number -". */
const label = /^[\p{L}\p{Z}\s№#/()-]{1,40}:/u;

/** What people type or paste as a number or a code: without its label and what parts it, with the digits 0 to 9 and letters of common width. */
export const plainSigns = (typed: string): string =>
  plainDigits(
    typed
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .trim()
      .replace(label, '')
      .replaceAll(between, ''),
  );
