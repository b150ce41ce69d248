import type { ChampStatistics, Competitions, GameStatistics, TeamStatistics } from '@contracts/statistics';

import {
  champQuery,
  competitionsQuery,
  matchQuery,
  type OfChamp,
  type OfMatch,
  type OfSport,
  type OfTeam,
  teamQuery,
} from '../api/statistics';
import { createFound } from './create-found';

export const ofMatch = createFound<Omit<OfMatch, 'lng'>, GameStatistics>(matchQuery);
export const ofChamp = createFound<Omit<OfChamp, 'lng'>, ChampStatistics>(champQuery);
export const ofSport = createFound<Omit<OfSport, 'lng'>, Competitions>(competitionsQuery);
export const ofTeam = createFound<Omit<OfTeam, 'lng'>, TeamStatistics>(teamQuery);
