import { MakerGamesAnswer } from '@contracts/makers';

import { createApiQuery } from '@/shared/api';

/** GET makers/games: games of other makers that play here now. */
export const makerGamesQuery = createApiQuery({
  name: 'games of makers',
  request: () => ({ path: '/games-api/v1/makers/games' }),
  cacheMs: 60_000,
  contract: MakerGamesAnswer,
  mapData: ({ data }) => data,
});
