import type { CouponIn, CouponTypeId } from '@contracts/coupon';
import { isExpress } from '@contracts/coupon-types';
import { type HyperBonus, milliToWire } from '@contracts/maths';

/** What the player or a rule adds to a slip. Sums in minor units, odds in thousandths. Null: nothing. */
export type Extras = {
  isVipBet: boolean;
  /** Half of the stake to win, half for a place. */
  isEachWay: boolean;
  promoCode: string | null;
  /** The part of the stake that the payouts of open bets pay. */
  prepaid: number;
  bonusMilli: number | null;
  hyperBonus: HyperBonus | null;
};
export const noExtras: Extras = {
  isVipBet: false,
  isEachWay: false,
  promoCode: null,
  prepaid: 0,
  bonusMilli: null,
  hyperBonus: null,
};

/** Spec: coupon §3 "Coupon sent to the server". An express gets one kind of bonus, never both at once (decision D-57). */
export function extraFields(
  { isVipBet, isEachWay, promoCode, prepaid, bonusMilli, hyperBonus }: Extras,
  typeId: CouponTypeId,
  money: (minor: number) => number,
): Partial<CouponIn> {
  const hasHyper = hyperBonus !== null && isExpress(typeId) && bonusMilli === null;
  return {
    ...(isVipBet && { isVipBet }),
    ...(isEachWay && { isEachWay }),
    ...(promoCode !== null && { promoCode }),
    ...(prepaid > 0 && { prepaidAmount: money(prepaid) }),
    ...(bonusMilli !== null && { bonusBet: { coef: milliToWire(bonusMilli) } }),
    ...(hasHyper && {
      hyperBonusPercent: hyperBonus.percent,
      minHyperBonusBetLimit: money(hyperBonus.min),
      maxHyperBonusLimit: money(hyperBonus.max),
    }),
  };
}
