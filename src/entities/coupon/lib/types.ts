import type { CouponTypeId } from '@contracts/coupon';
import { BET_TYPES } from '@contracts/maths';

export const MAX_BETS = 50;

/** The types that can be placed so far, in the order of the list. A type is added here when its rules are built. */
const offeredTypes: readonly CouponTypeId[] = [0, 1, 9];

/** Why a type cannot be chosen now, with the number of bets that would do. */
export type TypeRefusal = { reason: 'too_few' | 'too_many'; count: number };
export type TypeChoice = { typeId: CouponTypeId; refusal: TypeRefusal | null };

/** Spec: decision D-46. */
function refusalOf(typeId: CouponTypeId, betCount: number): TypeRefusal | null {
  const [min, max] = BET_TYPES[typeId].bets;
  if (betCount < min) return { reason: 'too_few', count: min };
  if (betCount > max) return { reason: 'too_many', count: max };
  return null;
}

export const typeChoices = (betCount: number): TypeChoice[] =>
  offeredTypes.map((typeId) => ({ typeId, refusal: refusalOf(typeId, betCount) }));

/** The chosen type while it fits; otherwise a single for one bet, an express for more. */
export function typeFor(chosen: CouponTypeId | null, betCount: number): CouponTypeId {
  if (chosen !== null && offeredTypes.includes(chosen) && refusalOf(chosen, betCount) === null) return chosen;
  return betCount > 1 ? 1 : 0;
}
