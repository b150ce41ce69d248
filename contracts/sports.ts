import { sportIds } from './markets.ts';
import { virtualSports } from './virtual/facts.ts';

/** Sports by the names that tables of operators use. The page knows those of `sportIds` alone; the numbers are ours. */
export const sportNumbers = {
  football: sportIds.football,
  tennis: sportIds.tennis,
  basketball: sportIds.basketball,
  iceHockey: 4,
  volleyball: 5,
  handball: 6,
  tableTennis: 7,
  badminton: 8,
  baseball: 9,
  americanFootball: sportIds.americanFootball,
  cricket: 11,
  darts: 12,
  snooker: 13,
  esports: sportIds.esports,
  ...virtualSports,
} as const;
