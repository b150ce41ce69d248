import { hasCheckDigit } from './check-digit.ts';
import { plainSigns } from './typed.ts';

/** Digits of a voucher, the check digit in them. */
const voucherLength = 16;

/** The error of a code: too few or too many digits, or a wrong one. */
export type VoucherProblem = 'length' | 'digit';

/**
 * Reads a voucher's code, typed with spaces or dashes, also in Arabic or Persian digits. A wrong digit is found
 * here, so it never costs one of the few guesses at the server. Row PAY-10.
 */
export function readVoucher(typed: string): { code: string } | { problem: VoucherProblem } {
  const code = plainSigns(typed);
  if (!/^\d+$/.test(code) || code.length !== voucherLength) return { problem: 'length' };
  return hasCheckDigit(code) ? { code } : { problem: 'digit' };
}
