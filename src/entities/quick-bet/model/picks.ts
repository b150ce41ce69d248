import { combine, createEvent, sample, split } from 'effector';

import { type CouponPick, outcomeToggled } from '@/entities/coupon/@x/quick-bet';
import { $settings } from '@/entities/coupon-settings/@x/quick-bet';
import { $isInPlace } from '@/entities/quick-coupon/@x/quick-bet';
import { isPressed } from '@/shared/press';

import { $isActiveOneClick, oneClickPicked } from './one-click';

/** The player pressed a price. `$press` says where the press leads. */
export const outcomePicked = createEvent<CouponPick>();
export const quickPicked = createEvent<CouponPick>();

/** Where a press on a price leads now. One-click has priority over the quick coupon. */
const $press = combine($isActiveOneClick, $settings, $isInPlace, (isArmed, { isQuickCoupon }, isInPlace) =>
  isArmed ? 'one_click' : isQuickCoupon || isInPlace ? 'quick' : 'coupon',
);
split({
  source: sample({ clock: outcomePicked, filter: () => isPressed() }),
  match: $press,
  cases: { one_click: oneClickPicked, quick: quickPicked, coupon: outcomeToggled },
});
// A price that an app shows only adds to the coupon, and so does a press that a script has made. Decision D-124.
sample({ clock: outcomePicked, filter: () => !isPressed(), target: outcomeToggled });
