import type { CouponTypeId } from '@contracts/coupon';

import { type TypeRefusal, typeRefusal } from '@/entities/coupon/@x/coupon-figures';

/** In the order of the list. Spec: coupon §4, decision D-45. */
const typeIds: readonly CouponTypeId[] = [0, 1, 2, 9, 3, 4, 5, 6, 7, 8];

export type TypeChoice = { typeId: CouponTypeId; refusal: TypeRefusal | null };

export const typeChoices = (betCount: number, isAntiExpressOffered = true): TypeChoice[] =>
  typeIds.map((typeId) => ({ typeId, refusal: typeRefusal(typeId, betCount, isAntiExpressOffered) }));
