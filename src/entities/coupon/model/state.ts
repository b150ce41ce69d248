import { createEvent, createStore } from 'effector';

export type CouponTab = 'coupon' | 'bets';
export const tabChosen = createEvent<CouponTab>();
export const $tab = createStore<CouponTab>('coupon').on(tabChosen, (_, tab) => tab);

/** The account that pays; null for a visitor. */
export const accountChanged = createEvent<number | null>();
export const $accountId = createStore<number | null>(null).on(accountChanged, (_, id) => id);
