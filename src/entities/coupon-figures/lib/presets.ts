/** People like to bet sums that begin with these figures. */
const fronts = [1, 1.5, 2, 3, 5, 10] as const;

/** The round sum nearest to this one: 1 667 is 1 500, 3 333 is 3 000. */
function rounded(minor: number): number {
  const unit = 10 ** Math.floor(Math.log10(minor));
  const nearest = fronts.reduce((best, front) =>
    Math.abs(front * unit - minor) < Math.abs(best * unit - minor) ? front : best,
  );
  return Math.round(nearest * unit);
}

/**
 * Three quick stakes, minor units: the first quick stake of the currency, and about 10/3 and 20/3 of it, such as 150,
 * 500 and 1 000 roubles.
 */
export const presetsOf = (first: number): number[] => [first, rounded((first * 10) / 3), rounded((first * 20) / 3)];
