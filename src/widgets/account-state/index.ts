export { AccountStates, CouponStates } from './ui/lazy';
