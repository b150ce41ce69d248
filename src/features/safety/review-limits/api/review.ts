import { ReviewAnswer } from '@contracts/player-records';
import { z } from '@contracts/zod';

import { createApiMutation, createApiQuery } from '@/shared/api';

const path = '/limit-service-api/api/external/web/v3/review';

/** GET review: has the player not looked at their limits for half a year? */
export const reviewQuery = createApiQuery({
  request: (_: object) => ({ path }),
  isOfPage: true,
  contract: ReviewAnswer,
  mapData: ({ data }) => data.isDue,
});

/** POST review: the player has looked. */
export const reviewedMutation = createApiMutation({
  request: (_: object) => ({ method: 'POST', path }),
  contract: z.unknown(),
  mapData: () => null,
});
