import { CouponAnswer } from '@contracts/coupon';

import { toPlacedBet } from '@/entities/bet';
import { createApiQuery } from '@/shared/api';

/**
 * GET /coupon-api/v1/coupons/{id}: a bet of this player. For anybody else's bet the backend answers 404. Spec: api §8,
 * decision D-92.
 */
export const couponQuery = createApiQuery({
  request: ({ id, language }: { id: string; language: string }) => ({
    path: `/coupon-api/v1/coupons/${id}`,
    query: { lng: language },
  }),
  contract: CouponAnswer,
  mapData: ({ data }) => toPlacedBet(data),
  retry: { times: 2, delayMs: 1000 },
  isOfPage: true,
});
