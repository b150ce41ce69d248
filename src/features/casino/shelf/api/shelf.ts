import { GameShelfAnswer } from '@contracts/game-shelf';

import { createApiMutation, createApiQuery } from '@/shared/api';

const path = '/games-api/v1/favorites';

/** GET favorites: what the lobby and the rooms know of a player. */
export const shelfQuery = createApiQuery({
  request: () => ({ path }),
  isOfPage: true,
  contract: GameShelfAnswer,
  mapData: ({ data }) => data,
});

/** PUT and DELETE favorites: keeps a game there, or no longer. */
export const keepMutation = createApiMutation({
  request: ({ game, isKept }: { game: string; isKept: boolean }) => ({
    method: isKept ? 'PUT' : 'DELETE',
    path: `${path}/${game}`,
  }),
  contract: GameShelfAnswer,
  mapData: ({ data }) => data,
});
