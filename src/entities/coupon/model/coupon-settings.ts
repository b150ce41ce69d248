import { combine } from 'effector';

import { $bonusAccountOneClickAmount, $isActiveOneClick, $oneClickAmount } from './one-click';
import { $changeCoefAction, $exactCoef, $settings } from './settings';
import { $expressId } from './slip-state';

/** Spec: coupon §3 "Coupon settings", by its names. */
export const $couponSettings = combine(
  {
    kept: $settings,
    changeCoefAction: $changeCoefAction,
    oneClickAmount: $oneClickAmount,
    isActiveOneClick: $isActiveOneClick,
    bonusAccountOneClickAmount: $bonusAccountOneClickAmount,
    exactCoef: $exactCoef,
    expressId: $expressId,
  },
  ({ kept, ...rest }) => ({ ...kept, ...rest }),
);
