import * as marketGroups from './market-groups.ts';

/** The columns of a board, for the first half: the Asian view shows them beside those of the match. Row ASIA-01. */
export const firstHalfGroups = {
  result: [marketGroups.firstHalfResult],
  total: [marketGroups.firstHalfTotal],
  handicap: [marketGroups.firstHalfHandicap],
} as const;
