/** At these shares of a limit the player hears of it, in percent. Row LIM-50. */
const shares = [100, 80, 50] as const;

/** The highest share of a limit that is reached, null below the lowest. A limit of 0 allows nothing, so nothing comes near. */
export const shareReached = (used: number, of: number): number | null =>
  of === 0 ? null : (shares.find((share) => used * 100 >= of * share) ?? null);
