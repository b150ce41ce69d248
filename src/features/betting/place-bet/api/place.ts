import { ActionAnswer, PlaceAnswer } from '@contracts/coupon';
import { z } from '@contracts/zod';

import type { Sent } from '@/entities/coupon';
import { createApiCall } from '@/shared/api';

import { outcomeOfAction, outcomeOfAnswer, type Outcome } from '../lib/outcome';
import { DEADLINE_MS } from '../lib/schedule';

/** POST /coupon-api/v1/place under the slip's own key. A failure may mean anything: see `outcomeOfFailure`. Spec: api §8. */
export const placeFx = createApiCall({
  request: ({ key, request }: Sent) => ({
    method: 'POST',
    path: '/coupon-api/v1/place',
    body: request,
    idempotencyKey: key,
    deadlineMs: DEADLINE_MS,
  }),
  contract: PlaceAnswer,
  mapData: ({ data }): Outcome => outcomeOfAnswer(data),
});

/** What the server knows of a key; `under_way` and `unknown` are no answers yet. */
export type Look = { state: 'unknown' | 'under_way' } | { state: 'done'; outcome: Outcome };

/** GET /web-api/actions/{key}. Spec: api §8. */
export const lookFx = createApiCall({
  request: (key: string) => ({ path: `/web-api/actions/${key}` }),
  contract: ActionAnswer,
  mapData: ({ data }): Look =>
    data.state === 'done' ? { state: 'done', outcome: outcomeOfAction(data) } : { state: data.state },
});

/** DELETE /web-api/actions/{key}: after it nothing can be placed under the key. 409: it was taken, ask again. Spec: api §8. */
export const closeKeyFx = createApiCall({
  request: (key: string) => ({ method: 'DELETE', path: `/web-api/actions/${key}` }),
  contract: z.unknown(),
  mapData: () => null,
});
