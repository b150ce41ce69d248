import { CouponsAnswer } from '@contracts/coupon';

import { createApiQuery } from '@/shared/api';

import { toPlacedBet } from '../lib/bet';

/** How many of the newest coupons the column shows; the whole history has its own page. */
const PAGE_SIZE = 50;

/** GET /coupon-api/v1/coupons, the newest first, open and settled. Spec: api §8. */
export const betsQuery = createApiQuery({
  request: ({ language }: { language: string }) => ({
    path: '/coupon-api/v1/coupons',
    query: { page: 1, pageSize: PAGE_SIZE, lng: language },
  }),
  contract: CouponsAnswer,
  mapData: ({ data }) => data.map(toPlacedBet),
  retry: { times: 3, delayMs: (attempt) => 1000 * 2 ** (attempt - 1) },
});
