/** Is the last digit the check digit of the others? ISO/IEC 7812-1, annex B. */
export function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number).reduceRight((total, digit, place) => {
    const isDoubled = (digits.length - place) % 2 === 0;
    const value = digit * (isDoubled ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The digits with their check digit behind them. */
export const withCheckDigit = (digits: string): string =>
  Array.from('0123456789', (last) => digits + last).find(hasCheckDigit) ?? digits;
