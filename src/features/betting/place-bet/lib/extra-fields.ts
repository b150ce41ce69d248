import type { CouponIn, CouponTypeId } from '@contracts/coupon';
import { milliToWire, type HyperBonus } from '@contracts/maths';

/** What the player, or a rule, adds to a slip. Sums in minor units, odds in thousandths; null: not there. */
export type Extras = {
  isVipBet: boolean;
  promoCode: string | null;
  /** Part of the stake that is taken from the payouts of open bets. */
  prepaid: number;
  bonusMilli: number | null;
  hyperBonus: HyperBonus | null;
};
export const noExtras: Extras = { isVipBet: false, promoCode: null, prepaid: 0, bonusMilli: null, hyperBonus: null };

/** Spec: coupon §3 "Coupon sent to the server". A bonus of an express is not both kinds at once (decision D-57). */
export function extraFields(
  { isVipBet, promoCode, prepaid, bonusMilli, hyperBonus }: Extras,
  typeId: CouponTypeId,
  money: (minor: number) => number,
): Partial<CouponIn> {
  const hasHyper = hyperBonus !== null && typeId === 1 && bonusMilli === null;
  return {
    ...(isVipBet && { isVipBet }),
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
