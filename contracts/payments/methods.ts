/** What a method of deposit takes. Basis points: hundredths of a percent. Sums: whole minor units of the account. */
export type MethodTerms = { feeBasis: number; min: number; max: number };

/** What the payer pays on top of the deposit: rounded up, so that the house never pays the rest. Row PAY-03. */
export const feeOf = ({ feeBasis }: Pick<MethodTerms, 'feeBasis'>, minor: number): number =>
  Math.ceil((minor * feeBasis) / 10_000);
