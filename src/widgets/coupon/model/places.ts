import { combine } from 'effector';

import { $bets } from '@/entities/coupon';
import { $slipPrice } from '@/entities/coupon-figures';
import { $coefViewId } from '@/entities/preferences';
import { placesOf } from '@/shared/lib/odds';

/** How many decimals the odds of the slip have: its bets and their product stand one above another. */
export const $slipPlaces = combine($bets, $slipPrice, $coefViewId, (bets, total, viewId) =>
  placesOf([...bets.flatMap(({ market, agreedMilliOdds }) => [market.milliOdds, agreedMilliOdds]), total ?? 0], viewId),
);
