import { dayIn, wallOf } from '@contracts/zones';

import { kept } from '@/shared/lib/language';

import type { Format } from './format';

/**
 * A formatter takes a millisecond to make, and a board formats hundreds of times. So the page makes each formatter
 * once.
 */
const formatter = kept(
  (locale: string, is12h: boolean, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone: 'UTC',
      ...(options.hour === undefined ? {} : { hourCycle: is12h ? 'h12' : 'h23' }),
    }),
);

/** Moves the moment into the chosen zone and writes it as UTC: a zone may be a number of hours, which Intl does not know. */
const write = (at: number, format: Format, options: Intl.DateTimeFormatOptions): string =>
  formatter(format.locale, format.is12h, options).format(wallOf(format.timeZone, at));

/**
 * The day in the chosen zone, as a number. The page compares days by it; where the zone is the device's, without Intl: its first
 * use costs a start 25 ms.
 */
export const dayOf = (at: number, { timeZone }: Format): number => dayIn(timeZone, at);

/** `at`: epoch ms. "19:45" */
export const formatTime = (at: number, format: Format): string =>
  write(at, format, { hour: '2-digit', minute: '2-digit' });
/** "21 Nov" */
export const formatDate = (at: number, format: Format): string => write(at, format, { day: 'numeric', month: 'short' });
/** For a box of some 46 px: "21 Nov", or "21.11" where the name of the month is long. */
export function formatShortDate(at: number, format: Format): string {
  const date = formatDate(at, format);
  return date.length > 6 ? write(at, format, { day: '2-digit', month: '2-digit' }) : date;
}
const moment = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
/** "21 Nov, 19:45" */
export const formatDateTime = (at: number, format: Format): string => write(at, format, moment);
/** "21 Nov 2031, 19:45": for a moment that may be years away. */
export const formatFarTime = (at: number, format: Format): string => write(at, format, { ...moment, year: 'numeric' });
