import { kept } from './kept.ts';

/** An IANA name, whose clocks change by its rules; hours east of UTC, alike on every day; or `deviceZone`. Decision D-885. */
export type TimeZone = string | number;
/** The clock of this device. It needs no name: reading one takes a slow phone 90 ms of a start. */
export const deviceZone = '';

const minuteMs = 60_000;
export const dayMs = 1440 * minuteMs;

const formatOf = kept((zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }));

/** Minutes by which clocks of the zone are ahead of UTC at a moment, epoch ms. Throws for a name that nobody knows. */
export function offsetAt(zone: TimeZone, at: number): number {
  if (typeof zone === 'number') return zone * 60;
  if (zone === deviceZone) return 0 - new Date(at).getTimezoneOffset();
  // Intl writes "GMT-03:30", or "GMT" alone, which is no end of a moment.
  return Date.parse(`1970-01-01T00:00${formatOf(zone).format(at).slice(-6)}`) / -minuteMs || 0;
}

/** What clocks of the zone show at a moment, as if they were those of UTC: Intl writes it in UTC. Epoch ms. */
export const wallOf = (zone: TimeZone, at: number): number => at + offsetAt(zone, at) * minuteMs;

/** The day in the zone as a number, since 1 January 1970. */
export const dayIn = (zone: TimeZone, at: number): number => Math.floor(wallOf(zone, at) / dayMs);
