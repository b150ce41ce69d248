/**
 * The highest of these shares of a limit, in percent, that is reached; null below the lowest. A limit of 0 allows nothing,
 * so nothing comes near it. Row LIM-50.
 */
export function shareReached(used: number, of: number, shares: readonly number[]): number | null {
  const reached = of === 0 ? [] : shares.filter((share) => used * 100 >= of * share);
  return reached.length === 0 ? null : Math.max(...reached);
}
