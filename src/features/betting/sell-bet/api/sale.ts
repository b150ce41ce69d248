import { ActionAnswer } from '@contracts/coupon';
import { currencyFacts } from '@contracts/currencies';
import { toWire } from '@contracts/maths';
import { QuoteAnswer, SaleOffersAnswer, SellAnswer, type SellRequest } from '@contracts/sale';
import { z } from '@contracts/zod';

import { createApiCall, createApiQuery } from '@/shared/api';

import { toQuoted, type Quoted } from '../lib/offer';
import { outcomeOfAction, outcomeOfAnswer, type SaleOutcome } from '../lib/outcome';

export type QuoteParams = { betId: string; iso: string; part: number };
/** `price`: minor units. `key`: of this sale alone. */
export type SellParams = Pick<SellRequest, 'accept' | 'mode'> & {
  key: string;
  betId: string;
  iso: string;
  token: string;
  price: number;
};

const pathOf = (betId: string) => `/coupon-api/v1/coupons/${betId}`;
const wireOf = (price: number, iso: string) => toWire(price, currencyFacts(iso).digits);

/** GET /coupon-api/v1/sale-offers: all of them at once, before the first push. The path is ours: the spec does not show one. */
export const offersQuery = createApiQuery({
  request: () => ({ path: '/coupon-api/v1/sale-offers' }),
  contract: SaleOffersAnswer,
  mapData: ({ data }) => data,
  retry: { times: 3, delayMs: (attempt) => 1000 * 2 ** (attempt - 1) },
});

/** POST …/sell/quote: the price of the part that is about to be sold. Spec: api §8. */
export const quoteFx = createApiCall({
  request: ({ betId, part }: QuoteParams) => ({
    method: 'POST' as const,
    path: `${pathOf(betId)}/sell/quote`,
    body: { part },
  }),
  contract: QuoteAnswer,
  mapData: ({ data }, params: QuoteParams): Quoted => toQuoted(data, params),
});

/** POST …/sell under a key of its own. Spec: api §8. */
export const sellFx = createApiCall({
  request: ({ key, betId, iso, token, price, accept, mode }: SellParams) => ({
    method: 'POST',
    path: `${pathOf(betId)}/sell`,
    body: { token, price: wireOf(price, iso), accept, mode },
    idempotencyKey: key,
    deadlineMs: 10_000,
  }),
  contract: SellAnswer,
  mapData: ({ data }): SaleOutcome => outcomeOfAnswer(data),
});

/** GET /web-api/actions/{key}; null: no answer yet. Spec: api §8. */
export const lookFx = createApiCall({
  request: (key: string) => ({ path: `/web-api/actions/${key}` }),
  contract: ActionAnswer,
  mapData: ({ data }): SaleOutcome | null => (data.state === 'done' ? outcomeOfAction(data) : null),
});

/** DELETE /web-api/actions/{key}: after it nothing can be sold under the key. Spec: api §8. */
export const closeKeyFx = createApiCall({
  request: (key: string) => ({ method: 'DELETE', path: `/web-api/actions/${key}` }),
  contract: z.unknown(),
  mapData: () => null,
});

/** PUT …/auto-sell. `price`: minor units. Spec: api §8. */
export const setRuleFx = createApiCall({
  request: ({ betId, iso, price }: { betId: string; iso: string; price: number }) => ({
    method: 'PUT',
    path: `${pathOf(betId)}/auto-sell`,
    body: { price: wireOf(price, iso) },
  }),
  contract: z.unknown(),
  mapData: () => null,
  notifies: true,
});
/** DELETE …/auto-sell. Spec: api §8. */
export const dropRuleFx = createApiCall({
  request: ({ betId }: { betId: string }) => ({ method: 'DELETE', path: `${pathOf(betId)}/auto-sell` }),
  contract: z.unknown(),
  mapData: () => null,
  notifies: true,
});
