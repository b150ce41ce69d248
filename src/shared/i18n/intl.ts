import { kept } from '@/shared/lib/language';

import type { Format } from './format';

const hourMs = 3_600_000;

/** Formatters cost a millisecond each to make, and a board writes hundreds of times. */
const formatter = kept(
  (locale: string, is12h: boolean, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone: 'UTC',
      ...(options.hour === undefined ? {} : { hourCycle: is12h ? 'h12' : 'h23' }),
    }),
);

/** The moment moved into the chosen zone and then written as UTC: a zone here is a number of hours, not a place. */
const write = (at: number, format: Format, options: Intl.DateTimeFormatOptions): string =>
  formatter(format.locale, format.is12h, options).format(at + format.timeZone * hourMs);

/** Which day it is in the chosen zone, as a number: days are compared by it, without Intl, whose first use costs a start 25 ms. */
export const dayOf = (at: number, { timeZone }: Format): number => Math.floor((at + timeZone * hourMs) / (24 * hourMs));

/** `at`: epoch ms. "19:45" */
export const formatTime = (at: number, format: Format): string =>
  write(at, format, { hour: '2-digit', minute: '2-digit' });
/** "21 Nov" */
export const formatDate = (at: number, format: Format): string => write(at, format, { day: 'numeric', month: 'short' });
/** In a box of some 46 px: "21 Nov", or "21.11" where the month is a long word. */
export function formatShortDate(at: number, format: Format): string {
  const date = formatDate(at, format);
  return date.length > 6 ? write(at, format, { day: '2-digit', month: '2-digit' }) : date;
}
/** "21 Nov, 19:45" */
export const formatDateTime = (at: number, format: Format): string =>
  write(at, format, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
