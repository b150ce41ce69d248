import {
  ChampStatisticsAnswer,
  CompetitionsAnswer,
  GameStatisticsAnswer,
  TeamStatisticsAnswer,
} from '@contracts/statistics';

import { createApiQuery } from '@/shared/api';

const retry = { times: 2, delayMs: 1000 };
const path = (name: string) => `/feed-api/v1/statistics/${name}`;

export type OfMatch = { gameId: number; lng: string };
/** GET statistics/game: form, meetings, table and line-ups of a match. */
export const matchQuery = createApiQuery({
  request: ({ gameId, lng }: OfMatch) => ({ path: path('game'), query: { gameId: String(gameId), lng } }),
  contract: GameStatisticsAnswer,
  mapData: ({ data }) => data,
  isOfPage: true,
  retry,
});

export type OfChamp = { champId: number; season: 'present' | 'finished'; lng: string };
/** GET statistics/champ: a competition with its table or draw. */
export const champQuery = createApiQuery({
  request: ({ champId, season, lng }: OfChamp) => ({
    path: path('champ'),
    query: { champId: String(champId), season, lng },
  }),
  contract: ChampStatisticsAnswer,
  mapData: ({ data }) => data,
  isOfPage: true,
  retry,
});

export type OfSport = { sportId: number | null; lng: string };
/** GET statistics/champs: competitions of a sport; of the greatest sport when there is no number. */
export const competitionsQuery = createApiQuery({
  request: ({ sportId, lng }: OfSport) => ({
    path: path('champs'),
    query: { lng, ...(sportId === null ? {} : { sportId: String(sportId) }) },
  }),
  contract: CompetitionsAnswer,
  mapData: ({ data }) => data,
  isOfPage: true,
  retry,
});

export type OfTeam = { teamId: number; lng: string };
/** GET statistics/team: places, results, fixtures and players of a team. */
export const teamQuery = createApiQuery({
  request: ({ teamId, lng }: OfTeam) => ({ path: path('team'), query: { teamId: String(teamId), lng } }),
  contract: TeamStatisticsAnswer,
  mapData: ({ data }) => data,
  isOfPage: true,
  retry,
});
