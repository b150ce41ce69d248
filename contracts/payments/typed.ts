import { plainDigits } from '../typed/digits.ts';

/** Every other character of a number or code: spaces, hyphens, marks and invisible ones. */
const between = /[\s\p{C}\p{M}\p{Z}\p{Pd}\p{Pc}\u2212\u00b7.]/gu;
/** The prefix of a code that was copied with its label: "IBAN:", "Card number -". */
const label = /^[\p{L}\p{Z}\s№#/()-]{1,40}:/u;

/**
 * A typed or pasted number or code: without its label and separators, with the digits 0 to 9 and letters of normal
 * width.
 */
export const plainSigns = (typed: string): string =>
  plainDigits(
    typed
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .trim()
      .replace(label, '')
      .replaceAll(between, ''),
  );
