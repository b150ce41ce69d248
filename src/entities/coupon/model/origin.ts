import { createEvent, createStore } from 'effector';

import { slipRenewed } from './slip-changes';
import { fillApplied, slipLoaded, slipRestored } from './slip-state';

export const couponCodeTyped = createEvent<string>();

/** The text in the field for a code. Spec: coupon §3. */
export const $loadCouponInputValue = createStore('')
  .on(couponCodeTyped, (_, text) => text)
  .reset(fillApplied);

/** Spec: coupon §3. */
export const $isCouponLoadedFromCode = createStore(false)
  .on(fillApplied, (_, { source }) => source === 'code')
  .reset(slipRenewed, slipRestored, slipLoaded);
