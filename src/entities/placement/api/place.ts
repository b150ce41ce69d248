import { PlaceAnswer } from '@contracts/coupon';

import type { Sent } from '@/entities/coupon/@x/placement';

import { isOwn, type Placed, placedOf } from '../lib/outcome';

/** POST /coupon-api/v1/place under the slip's own key. Spec: api §8. */
export const placeCall = {
  request: ({ request }: Sent) => ({ path: '/coupon-api/v1/place', body: request }),
  contract: PlaceAnswer,
  resultOf: ({ data }: PlaceAnswer): Placed | null => placedOf(data),
  isOwn,
};
