import type { LineFigures } from './line-figures';

/** Of a slip that cannot be calculated; apart from the arithmetic, which comes later. */
export const noLineFigures: LineFigures = {
  possibleWin: null,
  minWin: null,
  combo: null,
  milliOdds: null,
  isOffered: true,
  maxByBlock: [],
};
