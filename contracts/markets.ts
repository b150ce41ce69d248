import { longTermSport } from './constants.ts';
import * as marketGroups from './market-groups.ts';
import * as outcomeTypes from './outcome-types.ts';

/**
 * Market groups and outcome types. Both sides know them by number, because the board must tell a total from a handicap
 * without reading translated names. The numbers are ours.
 */
export { marketGroups };
export type MarketGroupId = (typeof marketGroups)[keyof typeof marketGroups];

/** A number, where a table lists every group; otherwise the groups that it misses, which fits nothing. */
export type EveryGroup<Listed extends MarketGroupId> = [MarketGroupId] extends [Listed]
  ? number
  : { missing: Exclude<MarketGroupId, Listed> };

/**
 * `param` of over/under: the line. With handicaps: the line added to that side's score. With correct score: home × 100
 * + away.
 */
export { outcomeTypes };
export type OutcomeTypeId = (typeof outcomeTypes)[keyof typeof outcomeTypes];

export const sportIds = {
  football: 1,
  tennis: 2,
  basketball: 3,
  iceHockey: 4,
  volleyball: 5,
  handball: 6,
  tableTennis: 7,
  badminton: 8,
  baseball: 9,
  americanFootball: 10,
  cricket: 11,
  darts: 12,
  snooker: 13,
  esports: 40,
  longTerm: longTermSport,
} as const;

/** Groups that are in the board's three columns: result, total, handicap. */
export const boardGroups = {
  result: [marketGroups.result, marketGroups.winner],
  total: [marketGroups.total, marketGroups.gamesTotal, marketGroups.pointsTotal],
  handicap: [marketGroups.handicap, marketGroups.gamesHandicap, marketGroups.pointsHandicap],
} as const;
