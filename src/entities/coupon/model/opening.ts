import { createEvent } from 'effector';

/** The coupon is in use from now on: it reads what the browser kept, and hears what other tabs write. */
export const couponOpened = createEvent();
