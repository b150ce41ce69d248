import { plainSigns } from './typed.ts';

/** The error of a code: its form, or its bank is in another country than the account. */
export type BicProblem = 'form' | 'country';

/**
 * Countries of the euro payment area, where the account's number alone identifies the bank. Source: European Payments
 * Council, EPC409-09.
 */
const area = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
);

/** Must the code of the bank are beside an account of this country? */
export const needsBic = (country: string): boolean => !area.has(country);

/**
 * Reads the code of a bank, of an account in `country`: four letters of the bank, its country, two signs of the place, and three of the
 * branch or nothing. Source: ISO 9362. Row PAY-10.
 */
export function readBic(typed: string, country: string): { bic: string } | { problem: BicProblem } {
  // A label in front, which no code of eight or eleven signs has.
  const bic = plainSigns(typed)
    .toUpperCase()
    .replace(/^(?:BIC\/?SWIFT|SWIFT\/?BIC|BIC|SWIFT)(?=(?:.{8}|.{11})$)/, '');
  if (!/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)) return { problem: 'form' };
  return bic.slice(4, 6) === country ? { bic } : { problem: 'country' };
}
