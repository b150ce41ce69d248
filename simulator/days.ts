import { offsetAt } from '../contracts/zones.ts';

export const oneHour = 3_600_000;
export const oneDay = 24 * oneHour;

/** Days count from 1 January 1970. Weeks begin on Tuesday, so that a round from Friday to Monday is in one week. */
const firstTuesday = 5;
export const dayOf = (ms: number): number => Math.floor(ms / oneDay);
export const weekOf = (day: number): number => Math.floor((day - firstTuesday) / 7);
export const firstDayOf = (week: number): number => week * 7 + firstTuesday;

/** Worlds ask for the same days thousands of times; 39 years of them are 14 000. */
const dates = new Map<number, string>();

/** "08-14" of a day. */
export function dateOf(day: number): string {
  const known = dates.get(day) ?? new Date(day * oneDay).toISOString().slice(5, 10);
  dates.set(day, known);
  return known;
}

const offsets = new Map<string, Map<number, number>>();

/** No clocks change and change back within so many days: Ramadan, for which some do, is longer. */
const steadyDays = 28;

/**
 * How many minutes the clocks of the zone are ahead of UTC on that day. It is read at noon: there is no play in the
 * night in which clocks change. Reading is slow, so the ends of four weeks answer for the days between them, unless
 * clocks change there.
 */
function offsetOf(zone: string, day: number): number {
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  const read = (each: number): number => {
    const offset = known.get(each) ?? offsetAt(zone, each * oneDay + oneDay / 2);
    known.set(each, offset);
    return offset;
  };
  if (known.has(day)) return read(day);
  let from = Math.floor(day / steadyDays) * steadyDays;
  let to = from + steadyDays;
  while (to - from > 1 && read(from) !== read(to)) {
    const middle = Math.floor((from + to) / 2);
    if (day < middle) to = middle;
    else from = middle;
  }
  known.set(day, read(from));
  return read(from);
}

/** The moment at which the clocks of the zone show that minute of the day. */
export const momentOf = (zone: string, day: number, minute: number): number =>
  day * oneDay + (minute - offsetOf(zone, day)) * 60_000;
