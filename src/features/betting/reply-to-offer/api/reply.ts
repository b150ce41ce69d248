import { dataOf } from '@contracts/common';
import { Coupon } from '@contracts/coupon';
import { z } from '@contracts/zod';

import { toPlacedBet, type PlacedBet } from '@/entities/bet';
import { createApiCall } from '@/shared/api';

/** `key`: of this press. An offer is taken once, whatever comes twice. */
export type Reply = { key: string; betId: string; isAccepted: boolean };

/** POST /coupon-api/v1/coupons/{id}/offer. 1024: it has run out. Spec: api §8. */
export const replyFx = createApiCall({
  request: ({ key, betId, isAccepted }: Reply) => ({
    method: 'POST',
    path: `/coupon-api/v1/coupons/${betId}/offer`,
    body: { isAccepted },
    idempotencyKey: key,
  }),
  contract: dataOf(z.object({ coupon: Coupon })),
  mapData: ({ data }): PlacedBet => toPlacedBet(data.coupon),
  notifies: true,
});
