import type { Coupon } from '@contracts/coupon';
import { placedCoupon } from '@contracts/coupon.testing';

import { type PlacedBet, toPlacedBet } from './lib/bet';

/** A placed coupon for tests, as the stores hold it. `part`: its wire form. */
export const placedBet = (id: string, part: Partial<Coupon> = {}): PlacedBet => toPlacedBet(placedCoupon(id, part));
