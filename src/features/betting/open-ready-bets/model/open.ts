import { createEvent, createStore } from 'effector';

import { modalsClosed } from '@/shared/routing';

/** Opens the coupons that the house makes: the accumulators of the day and the generator. */
export const readyBetsAsked = createEvent();
export const readyBetsLeft = createEvent();

export const $areReadyBetsOpen = createStore(false)
  .on(readyBetsAsked, () => true)
  .reset(readyBetsLeft, modalsClosed);
