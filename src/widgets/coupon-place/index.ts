export { CouponColumn } from './ui/coupon-column';
