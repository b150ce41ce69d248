import { sportIds } from './markets.ts';

/** Sports whose bets the house joins. */
export const builderSports: readonly number[] = [sportIds.football];

/** Outcomes of one joined bet. */
export const mostParts = 10;
