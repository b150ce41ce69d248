import { createEvent, createStore } from 'effector';

export type CouponTab = 'coupon' | 'bets';
export const tabChosen = createEvent<CouponTab>();
export const $tab = createStore<CouponTab>('coupon').on(tabChosen, (_, tab) => tab);
