import { TournamentAnswer, TournamentsAnswer } from '@contracts/tournaments';

import { createApiMutation, createApiQuery } from '@/shared/api';

const base = '/games-api/v1/tournaments';

/** GET tournaments: those of today and before. */
export const listQuery = createApiQuery({
  request: () => ({ path: base }),
  isOfPage: true,
  contract: TournamentsAnswer,
  mapData: ({ data }) => data,
});

/** PUT and DELETE place: takes part, or no longer. */
export const placeMutation = createApiMutation({
  request: ({ id, isIn }: { id: number; isIn: boolean }) => ({
    method: isIn ? 'PUT' : 'DELETE',
    byPress: true,
    path: `${base}/${String(id)}/place`,
  }),
  contract: TournamentAnswer,
  mapData: ({ data }) => data,
});
