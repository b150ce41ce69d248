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
  baseball: sportIds.baseball,
  americanFootball: sportIds.americanFootball,
  cricket: sportIds.cricket,
  darts: sportIds.darts,
  snooker: sportIds.snooker,
  esports: sportIds.esports,
  ...virtualSports,
} as const;
