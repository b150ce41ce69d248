export { $isInPlace } from '../model/quick-coupon';
