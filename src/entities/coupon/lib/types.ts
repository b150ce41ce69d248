import type { CouponTypeId } from '@contracts/coupon';
import { isAntiExpress } from '@contracts/coupon-types';
import { betTypes } from '@contracts/maths';

export const maxBets = 50;

/** Why the player cannot choose a type now: it needs another number of bets, which `count` gives, or the house has no price for it. */
export type TypeRefusal = { reason: 'too_few' | 'too_many'; count: number } | { reason: 'not_offered' };

/** Spec: decisions D-46, D-522. */
export function typeRefusal(typeId: CouponTypeId, betCount: number, isAntiExpressOffered = true): TypeRefusal | null {
  const [min, max] = betTypes[typeId].bets;
  if (betCount < min) return { reason: 'too_few', count: min };
  if (betCount > max) return { reason: 'too_many', count: max };
  return isAntiExpress(typeId) && !isAntiExpressOffered ? { reason: 'not_offered' } : null;
}

/**
 * The chosen type while it fits the bets. Otherwise one bet is a single, and more bets are an express. A price that moves never
 * changes the type.
 */
export function typeFor(chosen: CouponTypeId | null, betCount: number): CouponTypeId {
  if (chosen !== null && typeRefusal(chosen, betCount) === null) return chosen;
  return betCount > 1 ? 1 : 0;
}
