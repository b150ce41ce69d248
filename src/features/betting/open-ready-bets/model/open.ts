import { createEvent, createStore } from 'effector';

import { modalsClosed } from '@/shared/routing';

/** Coupons that the house makes up: accumulators of the day and the generator. */
export const readyBetsAsked = createEvent();
export const readyBetsLeft = createEvent();

export const $areReadyBetsOpen = createStore(false)
  .on(readyBetsAsked, () => true)
  .reset(readyBetsLeft, modalsClosed);
