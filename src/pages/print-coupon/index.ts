export { PrintCouponPage, PrintCouponPage as default } from './ui/page';
