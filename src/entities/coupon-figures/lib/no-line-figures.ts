/**
 * The figures of types with more than one line. Money in minor units, odds in thousandths. Null while it is not known.
 */
export type LineFigures = {
  possibleWin: number | null;
  /** The return of one winning line. Spec: coupon §3 "calcSystemsMin". */
  minWin: number | null;
  /** Number of lines; null: the type has none. */
  combo: number | null;
  /** Odds of the slip: those of the average line, or, for an anti-express, the odds that the express loses. */
  milliOdds: number | null;
  /** The house offers no anti-express below 1.01. */
  isOffered: boolean;
  /** Conditional coupon: the largest amount of each block, the first block first. Null: unbounded. */
  maxByBlock: (number | null)[];
};

/** The figures of a slip that cannot be calculated. They are not part of the arithmetic, because that loads later. */
export const noLineFigures: LineFigures = {
  possibleWin: null,
  minWin: null,
  combo: null,
  milliOdds: null,
  isOffered: true,
  maxByBlock: [],
};
