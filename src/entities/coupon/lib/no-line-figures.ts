/** Of the types that are more than one line. Money in minor units, odds in thousandths; null while it cannot be said. */
export type LineFigures = {
  possibleWin: number | null;
  /** What one right line brings. Spec: coupon §3 "calcSystemsMin". */
  minWin: number | null;
  /** Number of lines; null: the type has none. */
  combo: number | null;
  /** Odds of the slip: the average line, or of an anti-express that the express loses. */
  milliOdds: number | null;
  /** An anti-express below 1.01 is not offered. */
  isOffered: boolean;
  /** Conditional: the largest amount of each block, the first one's first; null: unbounded. */
  maxByBlock: (number | null)[];
};

/** Of a slip that cannot be calculated; apart from the arithmetic, which comes later. */
export const noLineFigures: LineFigures = {
  possibleWin: null,
  minWin: null,
  combo: null,
  milliOdds: null,
  isOffered: true,
  maxByBlock: [],
};
