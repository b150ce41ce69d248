import type { CouponTypeId } from '@contracts/coupon';
import { BET_TYPES } from '@contracts/maths';

export const MAX_BETS = 50;

/** In the order of the list. Spec: coupon §4, decision D-45. */
const typeIds: readonly CouponTypeId[] = [0, 1, 2, 9, 3, 4, 5, 6, 7, 8];

/** Why a type cannot be chosen now: with the number of bets that would do, or because the house has no price for it. */
export type TypeRefusal = { reason: 'too_few' | 'too_many'; count: number } | { reason: 'not_offered' };
export type TypeChoice = { typeId: CouponTypeId; refusal: TypeRefusal | null };

/** Spec: decisions D-46, D-51. */
export function typeRefusal(typeId: CouponTypeId, betCount: number, isAntiExpressOffered = true): TypeRefusal | null {
  const [min, max] = BET_TYPES[typeId].bets;
  if (betCount < min) return { reason: 'too_few', count: min };
  if (betCount > max) return { reason: 'too_many', count: max };
  return typeId === 6 && !isAntiExpressOffered ? { reason: 'not_offered' } : null;
}

export const typeChoices = (betCount: number, isAntiExpressOffered = true): TypeChoice[] =>
  typeIds.map((typeId) => ({ typeId, refusal: typeRefusal(typeId, betCount, isAntiExpressOffered) }));

/** The chosen type while it fits; otherwise a single for one bet, an express for more. Prices that move change no type. */
export function typeFor(chosen: CouponTypeId | null, betCount: number): CouponTypeId {
  if (chosen !== null && typeRefusal(chosen, betCount) === null) return chosen;
  return betCount > 1 ? 1 : 0;
}
