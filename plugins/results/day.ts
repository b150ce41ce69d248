const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** Start of the day that it is so many hours east of UTC, as if that day were one of UTC. */
export function startOfDay(now: number, timeZone: number): number {
  const there = now + timeZone * hourMs;
  return there - (there % dayMs);
}

export const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
