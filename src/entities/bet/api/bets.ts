import { CouponsAnswer } from '@contracts/coupon';

import { createApiQuery } from '@/shared/api';

import { toPlacedBet } from '../lib/bet';

/** The column shows this many of the newest coupons; the history page shows them all. */
const pageSize = 50;

/** GET /coupon-api/v1/coupons, the newest first, open and settled. Spec: api §8. */
export const betsQuery = createApiQuery({
  request: ({ language }: { language: string }) => ({
    path: '/coupon-api/v1/coupons',
    query: { page: 1, pageSize: pageSize, lng: language },
  }),
  contract: CouponsAnswer,
  mapData: ({ data }) => data.map(toPlacedBet),
  retry: { times: 3, delayMs: (attempt) => 1000 * 2 ** (attempt - 1) },
});
