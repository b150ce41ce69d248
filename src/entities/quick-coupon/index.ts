export { $isVisibleQuickCoupon, quickCouponClosed, quickCouponGuard, quickCouponOpened } from './model/quick-coupon';
