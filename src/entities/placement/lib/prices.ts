import type { CouponCalc } from '@contracts/coupon';
import { milliFromWire } from '@contracts/maths';

/** The odds that came over the wire, in thousandths by market id. */
export const pricesOf = (
  bets: readonly Pick<CouponCalc['bets'][number], 'marketId' | 'coef'>[],
): Record<number, number> => Object.fromEntries(bets.map(({ marketId, coef }) => [marketId, milliFromWire(coef)]));
