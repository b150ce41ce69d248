import { createEvent, createStore, sample } from 'effector';

import { $location, askedTarget, navigateTo } from '@/shared/routing';

import { confirmMutation } from '../api/agreement';
import { $agreement, readAgreementFx, termsConfirmed } from './terms';

/** The terms are on the screen. */
export const termsOpened = createEvent();
export const confirmPressed = createEvent();

export const $isConfirming = confirmMutation.$pending;

/** Why the page cannot do its work, null while it can. */
export const $problem = createStore<'notLoaded' | 'notSaved' | null>(null)
  .on(readAgreementFx.fail, () => 'notLoaded')
  .on(confirmMutation.finished.failure, () => 'notSaved')
  .reset(termsOpened, confirmPressed, readAgreementFx.done);

sample({ clock: termsOpened, fn: () => ({ now: Date.now() }), target: readAgreementFx });

// Confirms the terms on the screen, and no newer ones. When they have not come yet, the press asks for them again.
sample({
  clock: confirmPressed,
  source: $agreement,
  filter: (agreement) => agreement !== null,
  fn: (agreement) => agreement?.updatedAt ?? 0,
  target: confirmMutation.start,
});
sample({
  clock: confirmPressed,
  source: $agreement,
  filter: (agreement) => agreement === null,
  target: termsOpened,
});

sample({ clock: confirmMutation.finished.success, fn: ({ result }) => result, target: termsConfirmed });
sample({
  clock: termsConfirmed,
  source: $location,
  fn: ({ search }) => ({ path: askedTarget(search) ?? '/', replace: true }),
  target: navigateTo,
});
