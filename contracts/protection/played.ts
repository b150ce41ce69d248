import type { Stretch } from './frame.ts';

/**
 * How long of a stretch somebody was there, seconds. Two devices at one moment count once. `visits`: Unix seconds, from
 * and until. Row LIM-51.
 */
export function playedIn(visits: readonly Stretch[], { from, until }: Stretch): number {
  let seen = from;
  let played = 0;
  for (const visit of visits.toSorted((a, b) => a.from - b.from)) {
    const begin = Math.max(seen, visit.from);
    const end = Math.min(until, visit.until);
    if (end <= begin) continue;
    played += end - begin;
    seen = end;
  }
  return played;
}
