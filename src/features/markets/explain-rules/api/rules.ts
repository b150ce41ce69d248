import { MarketRulesAnswer } from '@contracts/market-rules';

import { createApiQuery } from '@/shared/api';

/** Rules of a market do not change while it is played. */
const keptMs = 10 * 60_000;

export type Question = { marketId: number; lng: string };

/** GET market-rules: how an outcome is settled. Row RULE-01. */
export const rulesQuery = createApiQuery({
  name: 'market-rules',
  cacheMs: keptMs,
  request: ({ marketId, lng }: Question) => ({
    path: '/feed-api/v1/market-rules',
    query: { market: String(marketId), lng },
  }),
  contract: MarketRulesAnswer,
  mapData: ({ data }) => data,
  retry: { times: 2, delayMs: 1000 },
});
