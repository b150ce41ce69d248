const hourMs = 3_600_000;

/** The first moment of the month in the player's zone, epoch ms. `timeZone`: hours east of UTC. */
export function monthStart(now: number, timeZone: number): number {
  const there = new Date(now + timeZone * hourMs);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - timeZone * hourMs;
}
