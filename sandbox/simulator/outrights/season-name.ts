import { sameText, textOf } from '../texts/text.ts';
import type { Text } from '../types.ts';

/** "2026", or "2026/27" of a season that goes over the turn of the year. */
export const yearsName = (year: number, isOverNewYear: boolean): Text =>
  sameText(isOverNewYear ? `${year}/${String(year + 1).slice(-2)}` : String(year));

const months = new Map<string, Text>();

/** "November 2026". */
export function monthName(at: number): Text {
  const key = new Date(at).toISOString().slice(0, 7);
  const known =
    months.get(key) ??
    textOf((lng) =>
      new Intl.DateTimeFormat(`${lng}-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at),
    );
  months.set(key, known);
  return known;
}
