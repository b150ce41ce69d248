import { SearchAnswer } from '@contracts/search';

import { createApiQuery } from '@/shared/api';

/** GET /feed-api/v1/search: finds by words, in the player's language. Spec: api §7.2. */
export const searchQuery = createApiQuery({
  name: 'search',
  request: ({ words, language }: { words: string; language: string }) => ({
    path: '/feed-api/v1/search',
    query: { q: words, lng: language },
  }),
  contract: SearchAnswer,
  mapData: ({
    data: { sports = [], teams = [], bets = [], isBet = false, isCut = false, readAs = null, ...rest },
  }) => ({
    ...rest,
    ...{ sports, teams, bets, isBet, isCut, readAs },
  }),
  cacheMs: 10_000,
});
