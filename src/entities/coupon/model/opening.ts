import { createEvent } from 'effector';

/** The coupon is in use from now on: what the browser kept of it is read, what other tabs write is heard. */
export const couponOpened = createEvent();
