export { couponOpened } from '../model/opening';
