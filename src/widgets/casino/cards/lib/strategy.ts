/** What to hold with five cards, the first line that fits: a table that differs from the best play by less than 0.1 %. */
export const strategy = [
  'madeHigh',
  'fourRoyal',
  'made',
  'fourStraightFlush',
  'twoPairs',
  'highPair',
  'threeRoyal',
  'fourFlush',
  'lowPair',
  'fourOpen',
  'twoSuitedHigh',
  'threeStraightFlush',
  'twoHigh',
  'tenSuited',
  'oneHigh',
  'nothing',
] as const;
