import { OrderAnswer, type OrderRequest, OrdersAnswer } from '@contracts/orders';
import { z } from '@contracts/zod';

import { createApiMutation, createApiQuery } from '@/shared/api';

const path = '/coupon-api/v1/orders';

/** GET orders: the open ones, then the latest ended ones. */
export const ordersQuery = createApiQuery({
  request: ({ language }: { language: string }) => ({ path, query: { lng: language } }),
  contract: OrdersAnswer,
  mapData: ({ data }) => data,
  retry: { times: 2, delayMs: 1000 },
});

/** POST orders. The same key twice is one order. */
export const makeMutation = createApiMutation({
  request: ({ key, order, language }: { key: string; order: OrderRequest; language: string }) => ({
    method: 'POST',
    byPress: true,
    path,
    query: { lng: language },
    idempotencyKey: key,
    body: order,
  }),
  contract: OrderAnswer,
  mapData: ({ data }) => data,
});

/** DELETE orders/{id}. */
export const removeMutation = createApiMutation({
  request: ({ id }: { id: string }) => ({ method: 'DELETE', byPress: true, path: `${path}/${id}` }),
  contract: z.unknown(),
  mapData: (_, { id }) => id,
});
