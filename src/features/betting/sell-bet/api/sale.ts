import { currencyFacts } from '@contracts/currencies';
import { toWire } from '@contracts/maths';
import { QuoteAnswer, SaleOffersAnswer } from '@contracts/sale';
import { z } from '@contracts/zod';

import { createApiCall, createApiQuery } from '@/shared/api';

import { type Quoted, toQuoted } from '../lib/offer';

export type QuoteParams = { betId: string; iso: string; part: number };
const pathOf = (betId: string) => `/coupon-api/v1/coupons/${betId}`;
const wireOf = (price: number, iso: string) => toWire(price, currencyFacts(iso).digits);

/**
 * GET /coupon-api/v1/sale-offers: reads all offers at once, before the first push. We chose the path, because the specification
 * shows none.
 */
export const offersQuery = createApiQuery({
  request: () => ({ path: '/coupon-api/v1/sale-offers' }),
  contract: SaleOffersAnswer,
  mapData: ({ data }) => data,
  retry: { times: 3, delayMs: (attempt) => 1000 * 2 ** (attempt - 1) },
});

/** POST …/sell/quote: the price of the part that the player is about to sell. Spec: api §8. */
export const quoteFx = createApiCall({
  request: ({ betId, part }: QuoteParams) => ({
    method: 'POST' as const,
    byPress: true,
    path: `${pathOf(betId)}/sell/quote`,
    body: { part },
  }),
  contract: QuoteAnswer,
  mapData: ({ data }, params: QuoteParams): Quoted => toQuoted(data, params),
});

/** PUT …/auto-sell. `price`: minor units. Spec: api §8. */
export const setRuleFx = createApiCall({
  request: ({ betId, iso, price }: { betId: string; iso: string; price: number }) => ({
    method: 'PUT',
    byPress: true,
    path: `${pathOf(betId)}/auto-sell`,
    body: { price: wireOf(price, iso) },
  }),
  contract: z.unknown(),
  mapData: () => null,
  notifies: true,
});
/** DELETE …/auto-sell. Spec: api §8. */
export const dropRuleFx = createApiCall({
  request: ({ betId }: { betId: string }) => ({ method: 'DELETE', byPress: true, path: `${pathOf(betId)}/auto-sell` }),
  contract: z.unknown(),
  mapData: () => null,
  notifies: true,
});
