export type Pair = readonly [number, number];
export type Side = 1 | 2;

/** A stream of fractions in [0, 1). */
export type Random = () => number;

/** Draws the time until the next event of a Poisson process, in the unit of `1 / rate`. */
export const nextArrival = (random: Random, rate: number): number =>
  rate > 0 ? -Math.log(1 - random()) / rate : Infinity;

export const between = (random: Random, min: number, max: number): number => min + random() * (max - min);
