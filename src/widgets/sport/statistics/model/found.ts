import type { ChampStatistics, Competitions, GameStatistics, TeamStatistics } from '@contracts/statistics';

import {
  champQuery,
  competitionsQuery,
  gameQuery,
  type OfChamp,
  type OfGame,
  type OfSport,
  type OfTeam,
  teamQuery,
} from '../api/statistics';
import { createFound } from './create-found';

export const ofGame = createFound<Omit<OfGame, 'lng'>, GameStatistics>(gameQuery);
export const ofChamp = createFound<Omit<OfChamp, 'lng'>, ChampStatistics>(champQuery);
export const ofSport = createFound<Omit<OfSport, 'lng'>, Competitions>(competitionsQuery);
export const ofTeam = createFound<Omit<OfTeam, 'lng'>, TeamStatistics>(teamQuery);
