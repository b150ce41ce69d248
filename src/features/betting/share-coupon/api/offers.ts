import { Snapshot } from '@contracts/feed';

import { createApiQuery } from '@/shared/api';

import type { FillWish } from '../lib/fill';

/** GET /feed-api/v1/snapshot of a coupon's bets: what is on offer now, and at which price. Spec: api §7.2. */
export const offersQuery = createApiQuery({
  request: ({ wish, language }: { wish: FillWish; language: string }) => ({
    path: '/feed-api/v1/snapshot',
    query: { topic: `coupon:${wish.bets.map(({ marketId }) => marketId).join('.')}`, lng: language },
  }),
  contract: Snapshot,
  mapData: ({ entities }) => entities,
});
