import { dayIn, dayMs, type TimeZone } from '@contracts/zones';

/** Start of the day that it is in the zone, as if that day were one of UTC. */
export const startOfDay = (now: number, zone: TimeZone): number => dayIn(zone, now) * dayMs;

export const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
