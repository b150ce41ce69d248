/**
 * Shares of the stake, and the standard deviation of what a round pays, in stakes. `staked`: what a round stakes in all, on
 * average, in first stakes; left out where there is no second one.
 */
export type Figures = { return: number; hitRate: number; deviation: number; staked?: number };

/** Sums over outcomes: how many there are, how many pay, what they pay, and the squares of it. */
export type Sums = { ways: number; hits: number; paid: number; squares: number };

/** `unit`: what one stake is in the sums. */
export function figuresFrom({ ways, hits, paid, squares }: Sums, unit: number): Figures {
  const share = paid / ways / unit;
  return { return: share, hitRate: hits / ways, deviation: Math.sqrt(squares / ways / unit ** 2 - share ** 2) };
}
