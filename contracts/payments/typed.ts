/** Every other sign of a number or code: spaces, hyphens, marks and whatever nobody sees. */
const between = /[\s\p{C}\p{M}\p{Z}\p{Pd}\p{Pc}\u2212\u00b7.]/gu;
/** What stands in front of a code that was copied with its label: "IBAN:", "Card number -". */
const label = /^[\p{L}\p{Z}\s№#/()-]{1,40}:/u;

/** The value of a digit of any script. Each script has its ten digits in a row. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** What people type or paste as a number or a code: without its label and what parts it, with the digits 0 to 9 and letters of common width. */
export const plainSigns = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(label, '')
    .replaceAll(between, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitOf);
