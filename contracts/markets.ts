import { longTermSport } from './constants.ts';

/**
 * Market groups and outcome types that both sides know by number: the board needs to tell a total from a handicap without
 * reading translated names. Numbers are ours.
 */
export const MARKET_GROUP = {
  result: 1,
  total: 2,
  handicap: 3,
  doubleChance: 4,
  bothToScore: 5,
  correctScore: 6,
  nextGoal: 7,
  teamTotal1: 8,
  teamTotal2: 9,
  oddEven: 10,
  drawNoBet: 11,
  firstHalfResult: 12,
  firstHalfTotal: 13,
  winner: 20,
  setWinner: 21,
  gamesTotal: 22,
  gamesHandicap: 23,
  pointsTotal: 24,
  pointsHandicap: 25,
  quarterWinner: 26,
  quarterTotal: 27,
} as const;
export type MarketGroupId = (typeof MARKET_GROUP)[keyof typeof MARKET_GROUP];

/** `param` of over/under: the line. Of handicaps: the line added to that side's score. Of correct score: home × 100 + away. */
export const OUTCOME = {
  home: 1,
  draw: 2,
  away: 3,
  homeOrDraw: 4,
  homeOrAway: 5,
  drawOrAway: 6,
  over: 7,
  under: 8,
  handicapHome: 9,
  handicapAway: 10,
  yes: 11,
  no: 12,
  score: 13,
  otherScore: 14,
  nextHome: 15,
  nextNone: 16,
  nextAway: 17,
  odd: 18,
  even: 19,
} as const;
export type OutcomeTypeId = (typeof OUTCOME)[keyof typeof OUTCOME];

export const SPORT = { football: 1, tennis: 2, basketball: 3, esports: 40, longTerm: longTermSport } as const;

/** Groups that stand in the board's three columns: result, total, handicap. */
export const BOARD_GROUPS = {
  result: [MARKET_GROUP.result, MARKET_GROUP.winner],
  total: [MARKET_GROUP.total, MARKET_GROUP.gamesTotal, MARKET_GROUP.pointsTotal],
  handicap: [MARKET_GROUP.handicap, MARKET_GROUP.gamesHandicap, MARKET_GROUP.pointsHandicap],
} as const;
