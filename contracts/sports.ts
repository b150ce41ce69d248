import { sportIds } from './markets.ts';
import { virtualSports } from './virtual/facts.ts';

/** Sports by the names that tables of operators use. The page knows those of `sportIds` alone; the numbers are ours. */
export const sportNumbers = {
  football: sportIds.football,
  tennis: sportIds.tennis,
  basketball: sportIds.basketball,
  iceHockey: sportIds.iceHockey,
  volleyball: sportIds.volleyball,
  handball: sportIds.handball,
  tableTennis: sportIds.tableTennis,
  badminton: sportIds.badminton,
  baseball: 9,
  americanFootball: sportIds.americanFootball,
  cricket: 11,
  darts: sportIds.darts,
  snooker: 13,
  esports: sportIds.esports,
  ...virtualSports,
} as const;
