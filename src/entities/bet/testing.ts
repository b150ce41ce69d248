import type { Coupon } from '@contracts/coupon';
import { placedCoupon } from '@contracts/coupon.testing';

import { toPlacedBet, type PlacedBet } from './lib/bet';

/** A placed coupon as the stores hold it, for tests. `part`: as it comes over the wire. */
export const placedBet = (id: string, part: Partial<Coupon> = {}): PlacedBet => toPlacedBet(placedCoupon(id, part));
