import { CurrenciesAnswer } from '@contracts/account';
import { RateAnswer, WalletsAnswer } from '@contracts/wallets';
import { z } from '@contracts/zod';

import { createApiMutation, createApiQuery } from '@/shared/api';

const base = '/web-api/account';

/** GET wallets: what is on its way. Spec: api §5. */
export const walletsQuery = createApiQuery({
  request: (_: object) => ({ path: `${base}/wallets` }),
  isOfPage: true,
  contract: WalletsAnswer,
  mapData: ({ data }) => data,
});

/** GET currencies: what an account can be opened in. Row ACC-04. */
export const currenciesQuery = createApiQuery({
  request: ({ language }: { language: string }) => ({ path: `${base}/currencies`, query: { lng: language } }),
  isOfPage: true,
  contract: CurrenciesAnswer,
  mapData: ({ data }) => data,
});

/** GET convert/rate: how much of the other currency one unit buys now. Row PAY-20. */
export const rateQuery = createApiQuery({
  request: ({ fromId, toId }: { fromId: number; toId: number }) => ({
    path: `${base}/convert/rate`,
    query: { fromId: String(fromId), toId: String(toId) },
  }),
  isOfPage: true,
  contract: RateAnswer,
  mapData: ({ data }) => data.rate,
});

/** DELETE account: an empty one. A refusal shows the server's own words. Rows ACC-06, ERR-15. */
export const removeMutation = createApiMutation({
  request: ({ id }: { id: number }) => ({ method: 'DELETE', byPress: true, path: `${base}/${String(id)}` }),
  contract: z.unknown(),
  mapData: (_, { id }) => id,
  notifies: true,
});
