import { priceOf } from './price.ts';
import { type Ratio, ratio, times } from './ratio.ts';
import type { Leg } from './types.ts';

/** False while the bet is not calculated (-2) or its game has not started (-1). */
export const isSettled = ({ statusId = -2 }: Leg): boolean => statusId >= 0;

export const isReturned = ({ statusId }: Leg): boolean => statusId === 2 || statusId === 3;

const half = ratio(1n, 2n);

/**
 * The factor of a settled bet: lose 0, win c, returns 1, half win half return (c + 1) / 2, half lose half return 1 / 2,
 * half lose half win c / 2. After a dead heat only a part of the stake has won. An open bet has none, so callers ask
 * `isSettled` first. Spec: coupon §4.
 */
export function effectiveCoef(leg: Leg): Ratio {
  const price = priceOf(leg);
  switch (leg.statusId) {
    case 0:
      return ratio(0n, 2000n);
    case 1:
      return leg.part === undefined ? price : times(price, leg.part);
    case 2:
    case 3:
      return ratio(2000n, 2000n);
    case 4:
      return ratio(price.num + price.den, 2n * price.den);
    case 5:
      return ratio(1000n, 2000n);
    case 6:
      return times(price, half);
    default:
      throw new Error('An open bet has no effective coefficient.');
  }
}
