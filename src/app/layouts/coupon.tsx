import { createPart } from '@/shared/part';
import { CouponColumn } from '@/widgets/coupon-place';

const couponPart = createPart({ name: 'coupon', load: () => import('./coupon-panel') });

/** The place of the coupon on a page, which asks for the coupon itself when somebody needs it. */
export function Coupon() {
  return <CouponColumn part={couponPart} />;
}
