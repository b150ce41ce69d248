import { readDecimal } from '@contracts/typed/digits';

/** "2", "2.5", "2,05": hundredths. Null: nothing was typed. NaN: no number of at most two decimals. */
export function autoOf(text: string): number | null {
  const plain = readDecimal(text).replace(/[×x]$/, '');
  if (plain === '') return null;
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}
