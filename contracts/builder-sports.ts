import { betBuilder } from './market-groups.ts';
import { sportIds } from './markets.ts';

/** Sports whose bets the house joins: their models know what all parts bring together. */
export const builderSports: readonly number[] = [
  sportIds.football,
  sportIds.iceHockey,
  sportIds.basketball,
  sportIds.americanFootball,
  sportIds.handball,
];

/** Outcomes of one joined bet. */
export const mostParts = 10;

/** Is it a bet of several outcomes of one match? */
export const isJoined = (groupId: number): boolean => groupId === betBuilder;
