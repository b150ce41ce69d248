import { dayMs, deviceZone, offsetAt, type TimeZone, wallOf } from './zones.ts';

/** The first moment at which clocks of the zone show `wall`, or, where they leap over it, of the leap. Epoch ms. */
export function momentOf(zone: TimeZone, wall: number): number {
  const found = [wall - dayMs, wall + dayMs].map((near) => wall - offsetAt(zone, near) * 60_000).sort((a, b) => a - b);
  const exact = found.find((at) => wallOf(zone, at) === wall);
  if (exact !== undefined) return exact;
  let [low = wall, high = wall] = found;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (wallOf(zone, middle) < wall) low = middle;
    else high = middle;
  }
  return high;
}

/** When a day of the zone begins; where clocks leap over midnight, that is one o'clock. */
export const dayStart = (zone: TimeZone, day: number): number => momentOf(zone, day * dayMs);

/** When a day of the zone begins, and when the next one does. */
export const daySpan = (zone: TimeZone, day: number): [number, number] => [
  dayStart(zone, day),
  dayStart(zone, day + 1),
];

/** When the month began in which the moment lies. */
export function monthStart(zone: TimeZone, at: number): number {
  const there = new Date(wallOf(zone, at));
  return momentOf(zone, Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1));
}

/** The zone as a call to the server names it: an IANA name, or hours. A device that has no name for its own tells its hours of now. */
export const zoneText = (zone: TimeZone): string =>
  String(
    zone === deviceZone
      ? ((Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string }).timeZone ?? offsetAt(zone, Date.now()) / 60)
      : zone,
  );
