/**
 * The finishing order, when each runner takes a time that is drawn by its weight: it wins by its share of all weights,
 * the next place goes by the shares of those left, and so on. Exactly that is how races are run (run.ts).
 */
export const winChances = (weights: readonly number[]): number[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
};

/** The chance of each to be among the first `places`. */
export function placeChances(weights: readonly number[], places: number): number[] {
  const found = weights.map(() => 0);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const taken = weights.map(() => false);
  const next = (rest: number, chance: number, left: number): void => {
    for (const [runner, weight] of weights.entries()) {
      if (taken[runner]) continue;
      const own = (chance * weight) / rest;
      found[runner] = (found[runner] ?? 0) + own;
      if (left === 1) continue;
      taken[runner] = true;
      next(rest - weight, own, left - 1);
      taken[runner] = false;
    }
  };
  next(all, 1, Math.min(places, weights.length));
  return found;
}
