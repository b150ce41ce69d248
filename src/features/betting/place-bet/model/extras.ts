import { combine, sample } from 'effector';

import {
  $bonusBetMilli,
  $hyperBonus,
  $isActiveVipBet,
  $isEachWay,
  $sentPromoCode,
  vipEnabledChanged,
} from '@/entities/coupon-figures';
import { couponCodeLoaded, type Extras } from '@/entities/placement';
import { $siteConfig } from '@/entities/site';

import { $prepaid } from './advance';
import { $max } from './blockers';

export const $extras = combine({
  isVipBet: $isActiveVipBet,
  isEachWay: $isEachWay,
  promoCode: $sentPromoCode,
  prepaid: $prepaid,
  bonusMilli: $bonusBetMilli,
  hyperBonus: $hyperBonus,
}).map((extras): Extras => extras);

sample({
  clock: [$siteConfig, $max, couponCodeLoaded],
  source: { config: $siteConfig, max: $max },
  // Where a type or an account has no maximum, there is nothing to ask a trader for.
  fn: ({ config, max }) => config?.showVipBet === true && max !== null,
  target: vipEnabledChanged,
});
