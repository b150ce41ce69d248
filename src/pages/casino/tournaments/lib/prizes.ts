import { formatMoney } from '@/shared/lib/money';

/** Whole dollars, as everybody sees them. */
export const dollars = (sum: number, locale: string): string => formatMoney(sum * 100, 'USD', locale);

/** Prizes of places in a row that pay the same, as one line: "4 – 10". */
export function prizeRows(prizes: readonly number[]): { from: number; to: number; prize: number }[] {
  const rows: { from: number; to: number; prize: number }[] = [];
  for (const [index, prize] of prizes.entries()) {
    const last = rows.at(-1);
    if (last?.prize === prize) last.to = index + 1;
    else rows.push({ from: index + 1, to: index + 1, prize });
  }
  return rows;
}
