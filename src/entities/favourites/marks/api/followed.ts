import { FollowedAnswer } from '@contracts/favourites';

import { createApiQuery } from '@/shared/api';

type Wanted = { teams: readonly number[]; champs: readonly number[]; language: string };

/** GET /feed-api/v1/followed: what these are called, and their matches on offer. */
export const followedQuery = createApiQuery({
  request: ({ teams, champs, language }: Wanted) => ({
    path: '/feed-api/v1/followed',
    query: { teams: teams.join('.'), champs: champs.join('.'), lng: language },
  }),
  contract: FollowedAnswer,
  mapData: ({ data }) => data,
});
