import { MeetingsAnswer } from '@contracts/racing';

import { createApiQuery } from '@/shared/api';

/** GET race-meetings: those of both sports with their races, and how these ended. Row RACE-06. */
export const meetingsQuery = createApiQuery({
  request: ({ lng }: { lng: string }) => ({ path: '/feed-api/v1/race-meetings', query: { lng } }),
  contract: MeetingsAnswer,
  mapData: ({ data }) => data,
  isOfPage: true,
  retry: { times: 2, delayMs: 1000 },
});
