const steps = [1, 2, 5, 10, 20];

/**
 * Suggested sums, minor units: round ones from about ten times the minimum, none above the maximum. `digits`: of the
 * currency. None is chosen until the player does.
 */
export function presetsOf({ min, max, digits }: { min: number; max: number; digits: number }): number[] {
  const unit = 10 ** digits;
  const first = 10 ** Math.ceil(Math.log10(Math.max(1, (10 * min) / unit)));
  return steps.map((step) => step * first * unit).filter((minor) => minor <= max);
}
