import { MarketingAnswer, type MarketingConsent } from '@contracts/marketing';

import { createApiMutation, createApiQuery } from '@/shared/api';

const path = '/office-api/v1/marketing';
const answer = { contract: MarketingAnswer, mapData: ({ data }: { data: Marketing }) => data };

/** `chosenAt` null: never chosen, all off. `canChange` false: the player is excluded. */
export type Marketing = { consent: MarketingConsent; chosenAt: number | null; canChange: boolean };

/** GET marketing: what the player wants to hear of. Row LIM-68. */
export const marketingQuery = createApiQuery({
  request: (_: object) => ({ path }),
  isOfPage: true,
  ...answer,
});

/** PUT marketing: the whole table. 1011 while the player is excluded. */
export const chooseMutation = createApiMutation({
  request: ({ consent }: { consent: MarketingConsent }) => ({ method: 'PUT', path, body: { consent } }),
  ...answer,
});
