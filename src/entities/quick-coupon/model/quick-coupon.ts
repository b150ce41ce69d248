import { combine, createEffect, createEvent, createStore } from 'effector';

import { createGuard } from '@/shared/routing';

/** Sections whose pages have outcomes to pick. Decision D-44. */
const couponSections: readonly string[] = [
  'home',
  'multi',
  'champs',
  'team',
  'cyber',
  'toto',
  'lotto',
  'virtualsports',
];

/** The small slip next to the outcome that the player pressed. Decision D-58. */
export const quickCouponOpened = createEvent();
export const quickCouponClosed = createEvent();

/** The list in sight opens the slip at a press, whatever the settings say: the Asian view, which says so. Row ASIA-04. */
export const $isInPlace = createStore(false);

const routeSeenFx = createEffect(({ hasCoupon }: { hasCoupon: boolean }) => hasCoupon);

const $isOpen = createStore(false)
  .on(quickCouponOpened, () => true)
  .on(quickCouponClosed, () => false);
const $isCouponRoute = createStore(true).on(routeSeenFx.doneData, (_, hasCoupon) => hasCoupon);

/** True: the slip is open and the page has a coupon. On other pages the slip waits until the player returns. Spec: coupon §2, CPN-20. */
export const $isVisibleQuickCoupon = combine($isOpen, $isCouponRoute, (isOpen, isHere) => isOpen && isHere);

/** Spec: shell §4, GUARD-18. */
export const quickCouponGuard = createGuard({
  name: 'quick coupon',
  enter: async (_, { meta: { section }, signal }) => {
    if (!signal.aborted) await routeSeenFx({ hasCoupon: couponSections.includes(section) });
  },
});
