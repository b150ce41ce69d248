import { combine, createEffect, createEvent, createStore } from 'effector';

import { createGuard, pass } from '@/shared/routing';

/** Sections whose pages have outcomes to pick. Decision D-44. */
const couponSections: readonly string[] = ['home', 'multi', 'champs', 'team', 'cyber', 'toto', 'lotto'];

/** The small slip beside the outcome that was pressed. Decision D-58. */
export const quickCouponOpened = createEvent();
export const quickCouponClosed = createEvent();

const routeSeenFx = createEffect(({ hasCoupon }: { hasCoupon: boolean }) => hasCoupon);

const $isOpen = createStore(false)
  .on(quickCouponOpened, () => true)
  .on(quickCouponClosed, () => false);
const $isCouponRoute = createStore(true).on(routeSeenFx.doneData, (_, hasCoupon) => hasCoupon);

/** Open, and on a page that has a coupon: elsewhere it waits for the way back. Spec: coupon §2, CPN-20. */
export const $isVisibleQuickCoupon = combine($isOpen, $isCouponRoute, (isOpen, isHere) => isOpen && isHere);

/** Spec: shell §4, GUARD-18. */
export const quickCouponGuard = createGuard({
  name: 'quick coupon',
  check: async (_, { meta: { section }, signal }) => {
    if (!signal.aborted) await routeSeenFx({ hasCoupon: couponSections.includes(section) });
    return pass();
  },
});
