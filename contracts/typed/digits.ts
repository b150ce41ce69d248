/** The value of a digit of any script. Each script has its ten digits in a row. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Turns the digits of every script, and full-width ones, into 0 to 9. */
export const plainDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, digitOf);

/** Signs without width, every kind of space, and the apostrophes that part thousands. */
const between = /[\s\p{Cf}'’‘ʼ]/gu;

/** What people type as one number: without what only parts or surrounds its signs. */
export const bareNumber = (text: string): string => plainDigits(text).replace(between, '');

/** A whole number as people type it: "1 000", "١٠", "１０". Null: it is none, or one of more than nine digits. */
export function readWhole(typed: string): number | null {
  if (typed.length > 40) return null;
  const bare = bareNumber(typed);
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null;
}

/** The most signs of a field that takes a code: it may be pasted as its message groups it. */
export const codeMaxLength = 16;

/** A code of a message or an app as people type or paste it: "123 456", "123-456", "１２３４". Null: it is none. */
export function readCode(typed: string): string | null {
  if (typed.length > 40) return null;
  const bare = bareNumber(typed).replaceAll(/\p{Pd}/gu, '');
  return /^\d{4,8}$/.test(bare) ? bare : null;
}

/** What is sent of a code: the digits that it has, or what was typed, which the server then calls wrong. */
export const sentCode = (typed: string): string => readCode(typed) ?? typed.trim();

/** A number with a point or a comma before its decimals, as the text that it is in English. */
export const readDecimal = (typed: string): string =>
  typed.length > 40 ? '' : bareNumber(typed).replace(/[,٫،．，]/, '.');
