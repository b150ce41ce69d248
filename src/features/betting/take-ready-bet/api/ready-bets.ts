import type { Zone } from '@contracts/feed';
import { ExpressesAnswer, GeneratorAnswer } from '@contracts/sharing';

import { createApiMutation, createApiQuery } from '@/shared/api';

/** GET /feed-api/v1/express-of-day. Spec: api §7.2. */
export const expressesQuery = createApiQuery({
  name: 'expresses',
  request: ({ zone, language }: { zone: Zone; language: string }) => ({
    path: '/feed-api/v1/express-of-day',
    query: { zone, lng: language },
  }),
  contract: ExpressesAnswer,
  mapData: ({ data }) => data,
  cacheMs: 60_000,
});

type Wish = { amount: number; win: number; count: number | null; language: string };

/** POST /feed-api/v1/bet-generator; sums in units of the currency. 404: no bets bring that win. Spec: api §7.2. */
export const generateMutation = createApiMutation({
  request: ({ amount, win, count, language }: Wish) => ({
    method: 'POST',
    path: '/feed-api/v1/bet-generator',
    query: { lng: language },
    body: { amount, win, ...(count !== null && { count }) },
  }),
  contract: GeneratorAnswer,
  mapData: ({ data }) => data,
  strategy: 'TAKE_LATEST',
});
