import { sportIds } from './markets.ts';
import { greyhounds, horseRacing } from './racing-sports.ts';
import { virtualSports } from './virtual/facts.ts';

const { longTerm: _noSport, ...played } = sportIds;

/**
 * Sports by the names that tables of operators use. The page knows only the sports of `sportIds`; the numbers are ours.
 */
export const sportNumbers = { ...played, horseRacing, greyhounds, ...virtualSports } as const;
