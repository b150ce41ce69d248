import { createEvent, createStore } from 'effector';

import { sessionOpened } from '@/entities/session';

import { formLeft, modeChosen } from './fields';

/** Another device of the player lets this one in. */
export const qrChosen = createEvent();
/** Back to what is typed here. */
export const qrLeft = createEvent();

export const $isByQr = createStore(false)
  .on(qrChosen, () => true)
  .reset(qrLeft, formLeft, modeChosen, sessionOpened);
