import { combine, createEvent, sample, split } from 'effector';

import { type CouponPick, outcomeToggled } from '@/entities/coupon/@x/quick-bet';
import { $settings } from '@/entities/coupon-settings/@x/quick-bet';
import { $isInPlace } from '@/entities/quick-coupon/@x/quick-bet';
import { $now } from '@/shared/lib/clock';

import { $isActiveOneClick, armed } from './one-click';

/** The player pressed a price. `$press` says where the press leads. */
export const outcomePicked = createEvent<CouponPick>();
export const oneClickPicked = createEvent<CouponPick>();
export const quickPicked = createEvent<CouponPick>();

// A press shows that the player is still there, so the time of one-click starts anew.
sample({ clock: oneClickPicked, source: $now, target: armed });

/** Where a press on a price leads now. One-click comes before the quick coupon. */
const $press = combine($isActiveOneClick, $settings, $isInPlace, (isArmed, { isQuickCoupon }, isInPlace) =>
  isArmed ? 'one_click' : isQuickCoupon || isInPlace ? 'quick' : 'coupon',
);
split({
  source: outcomePicked,
  match: $press,
  cases: { one_click: oneClickPicked, quick: quickPicked, coupon: outcomeToggled },
});
