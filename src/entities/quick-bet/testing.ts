import { combine } from 'effector';

import { $bonusAccountOneClickAmount, $oneClickAmount } from './model/amount';
import { $isActiveOneClick } from './model/one-click';

/** Which unit holds each name of one-click in the specification (coupon §3 "Coupon settings"). Money in minor units. */
export const $oneClickState = combine({
  oneClickAmount: $oneClickAmount,
  isActiveOneClick: $isActiveOneClick,
  bonusAccountOneClickAmount: $bonusAccountOneClickAmount,
});
