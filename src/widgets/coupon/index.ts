export { CouponColumn } from './ui/coupon-column';
export { betsSheetOpened } from './model/need';
