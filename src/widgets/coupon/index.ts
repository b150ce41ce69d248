export { CouponPanel } from './ui/coupon-panel';
export { CouponStart } from './ui/coupon-start';
export { SlipOdds } from './ui/slip-odds';
