import { RaceCardAnswer } from '@contracts/racing';

import { createApiQuery } from '@/shared/api';

export type Question = { gameId: number; lng: string };

/** GET race: the card, and how the race ended. Row RACE-02. */
export const raceQuery = createApiQuery({
  request: ({ gameId, lng }: Question) => ({ path: '/feed-api/v1/race', query: { gameId: String(gameId), lng } }),
  contract: RaceCardAnswer,
  mapData: ({ data }) => data,
  isOfPage: true,
  retry: { times: 2, delayMs: 1000 },
});
