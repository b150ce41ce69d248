import { createEvent, createStore, sample } from 'effector';

import type { RegistrationName } from '@contracts/registration-names';

import { $isAuth, sessionClosed } from '@/entities/session';
import { $isRegistrationAllowed } from '@/entities/site';
import { $routeMatch, modalsClosed } from '@/shared/routing';

/** Somebody wants an account. Nothing opens where registration is closed, or on its own page. Spec: shell §2. */
export const registrationOpened = createEvent();
export const registrationClosed = createEvent();
/**
 * The player sent the form, and later the account exists. Analytics listens here, because the form itself loads late.
 */
export const registrationTried = createEvent<RegistrationName>();
export const registered = createEvent<RegistrationName>();
export const formLeft = createEvent();

/** The account is open, and what the player must know of it is on the screen. */
export const $isRegistered = createStore(false)
  .on(registered, () => true)
  .reset(formLeft, sessionClosed);

const formShown = sample({
  clock: registrationOpened,
  source: { isAllowed: $isRegistrationAllowed, match: $routeMatch, isAuth: $isAuth },
  filter: ({ isAllowed, match, isAuth }) => isAllowed && !isAuth && match?.meta.pageId !== 'registration',
});
export const $isRegistrationOpen = createStore(false)
  .on(formShown, () => true)
  .reset(registrationClosed, modalsClosed);
