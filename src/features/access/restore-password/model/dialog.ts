import { createEvent, createStore } from 'effector';

import { sessionOpened } from '@/entities/session';
import { modalsClosed } from '@/shared/routing';

export const forgotPasswordOpened = createEvent();
export const forgotPasswordClosed = createEvent();

export const $isForgotPasswordOpen = createStore(false)
  .on(forgotPasswordOpened, () => true)
  .reset(forgotPasswordClosed, sessionOpened, modalsClosed);
