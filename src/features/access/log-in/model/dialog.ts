import { createEvent, createStore, sample } from 'effector';

import { sessionClosed, sessionOpened, targetTaken } from '@/entities/session';
import { fingerprintWanted } from '@/shared/api';
import { modalsClosed, navigateTo } from '@/shared/routing';

import { $wayOn } from './way-back';

export const loginOpened = createEvent();
export const loginDialogClosed = createEvent();
const targetFollowed = createEvent<string>();

export const $isLoginOpen = createStore(false)
  .on(loginOpened, () => true)
  .reset(loginDialogClosed, sessionOpened, modalsClosed);

/** The session ended by itself, and the form says why. */
export const $isExpired = createStore(false)
  .on(sessionClosed, (_, { reason }) => reason === 'expired')
  .reset(sessionOpened, loginDialogClosed);

// The form opens and closes here. Its code is still on its way, and the fingerprint may be as well.
sample({ clock: loginOpened, target: fingerprintWanted });
sample({
  clock: sessionClosed,
  filter: ({ reason }) => reason === 'expired',
  target: loginOpened,
});

sample({
  clock: sessionOpened,
  source: $wayOn,
  filter: (wayOn): wayOn is string => wayOn !== null,
  fn: (wayOn: string) => wayOn,
  target: targetFollowed,
});

sample({ clock: targetFollowed, target: navigateTo });
sample({ clock: targetFollowed, target: targetTaken });
