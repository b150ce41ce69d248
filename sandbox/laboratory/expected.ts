/**
 * What mathematics expect of a round, in first stakes: what it pays less what it takes, and the square of the deviation from that.
 * `rounding`: by how much less it may pay because payments are rounded down, where that is not counted in.
 */
export type Figures = { net: number; variance: number; rounding: number };
type Outcome = { ways: number; pay: number };

/** Out of all outcomes, each with what it really pays for this stake. */
export function figuresFrom(outcomes: readonly Outcome[]): Figures {
  const [all, mean, square] = outcomes.reduce(
    ([total, paid, squares], { ways, pay }) => [total + ways, paid + ways * pay, squares + ways * pay ** 2],
    [0, 0, 0],
  );
  // Outcomes that pay alike, such as a cloth with a chip on every number, may come out a little below zero.
  const variance = Math.max(0, square / all - (mean / all) ** 2);
  return { net: mean / all - 1, variance, rounding: 0 };
}
