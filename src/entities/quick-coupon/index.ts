export {
  $isVisibleQuickCoupon,
  $isInPlace,
  quickCouponClosed,
  quickCouponGuard,
  quickCouponOpened,
} from './model/quick-coupon';
