import { createEvent, createStore } from 'effector';

import { $look } from '@/entities/preferences';
import { modalsClosed } from '@/shared/routing';

/** The player has not switched off all three kinds. Row PREF-08. */
export const $hasReadyBets = $look.map((look) => look.filter((word) => word.startsWith('no')).length < 3);

/** Opens the coupons that the house makes: the accumulators of the day and the generator. */
export const readyBetsAsked = createEvent();
export const readyBetsLeft = createEvent();

export const $areReadyBetsOpen = createStore(false)
  .on(readyBetsAsked, () => true)
  .reset(readyBetsLeft, modalsClosed);
