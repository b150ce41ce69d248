/**
 * The bounds and fees of a deposit method. Basis points: hundredths of a percent. Sums: whole minor units of the
 * account.
 */
export type MethodTerms = { feeBasis: number; min: number; max: number };

/** The fee that the payer pays on top of the deposit: rounded up, so that the house never pays the rest. Row PAY-03. */
export const feeOf = ({ feeBasis }: Pick<MethodTerms, 'feeBasis'>, minor: number): number =>
  Math.ceil((minor * feeBasis) / 10_000);

/** The fee that is kept back from a payout: the rest is a multiple of `step` as the sum is. Minor units. */
export const feeOut = (terms: Pick<MethodTerms, 'feeBasis'>, minor: number, step: number): number => {
  const fee = feeOf(terms, minor);
  return fee - (fee % step);
};

/** The bonus of this percentage, minor units: rounded down, `most` at most. */
export const bonusOf = (minor: number, { percent, most }: { percent: number; most: number }): number =>
  Math.min(most, Math.floor((minor * percent) / 100));
