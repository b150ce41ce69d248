import { attach, createEvent, createStore, sample } from 'effector';

import { sessionOpened } from '@/entities/session';
import { loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { modalsClosed } from '@/shared/routing';

/** Somebody has forgotten his password. */
export const forgotPasswordOpened = createEvent();
export const forgotPasswordClosed = createEvent();

/** The texts of the form are not part of every page. */
const loadTextsFx = attach({ effect: loadDictionariesFx, mapParams: () => ['session'] });

export const $isForgotPasswordOpen = createStore(false)
  .on(loadTextsFx.done, () => true)
  .reset(forgotPasswordClosed, sessionOpened, modalsClosed);

sample({ clock: forgotPasswordOpened, target: loadTextsFx });
sample({
  clock: loadTextsFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'Texts of the forgotten password did not load', details }),
  target: logFx,
});
