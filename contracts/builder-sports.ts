import { betBuilder } from './market-groups.ts';
import { sportIds } from './markets.ts';

/** Sports whose bets the house joins. */
export const builderSports: readonly number[] = [sportIds.football];

/** Outcomes of one joined bet. */
export const mostParts = 10;

/** Is it a bet of several outcomes of one match? */
export const isJoined = (groupId: number): boolean => groupId === betBuilder;
