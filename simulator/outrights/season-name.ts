import { sameText, textOf } from '../../sandbox/texts/text.ts';
import type { Text } from '../types.ts';

/** "2026", or "2026/27" of a season across two years. */
export const yearsName = (year: number, isOverNewYear: boolean): Text =>
  sameText(isOverNewYear ? `${year}/${String(year + 1).slice(-2)}` : String(year));

const months = new Map<string, Text>();
/** Making one is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(lng: string): Intl.DateTimeFormat {
  const format =
    formats.get(lng) ??
    new Intl.DateTimeFormat(`${lng}-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(lng, format);
  return format;
}

/** "November 2026". */
export function monthName(at: number): Text {
  const key = new Date(at).toISOString().slice(0, 7);
  const known = months.get(key) ?? textOf((lng) => formatOf(lng).format(at));
  months.set(key, known);
  return known;
}
