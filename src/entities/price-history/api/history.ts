import { PriceHistoryAnswer } from '@contracts/price-history';

import { createApiQuery } from '@/shared/api';

export type Question = { marketIds: readonly number[]; since: number; lng: string };

/** GET odds-history: how the prices of outcomes of one match went after a moment. A long one is loaded in pages. */
export const historyQuery = createApiQuery({
  request: ({ marketIds, since, lng }: Question) => ({
    path: '/feed-api/v1/odds-history',
    query: { markets: marketIds.join('.'), since: String(since), lng },
  }),
  contract: PriceHistoryAnswer,
  mapData: ({ data }) => data,
  retry: { times: 2, delayMs: 1000 },
});
