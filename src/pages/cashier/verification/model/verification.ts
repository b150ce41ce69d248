import { createEvent, createStore, sample } from 'effector';

import { isDecided, type Verification } from '@contracts/documents';

import { playerPushed } from '@/entities/player';
import { $userId } from '@/entities/session';
import { createTimer } from '@/shared/lib/clock';

import { checkMutation, handInFx, verificationQuery } from '../api/verification';
import { verificationOpened } from './opened';

/** The player has done what this document waited for. */
export const checkPressed = createEvent<number>();

/** While a document is looked at, the page asks this often: a push may be lost. */
const lookMs = 5000;

/** Null until it comes. */
export const $verification = createStore<Verification | null>(null)
  .on([verificationQuery.finished.success, checkMutation.finished.success], (_, { result }) => result)
  .on(handInFx.doneData, (_, result) => result)
  .reset($userId);
export const $hasFailed = createStore(false)
  .on(verificationQuery.finished.failure, () => true)
  .reset(verificationOpened, verificationQuery.finished.success, $userId);
export const $isChecking = checkMutation.$pending;
export const $hasCheckFailed = createStore(false)
  .on(checkMutation.finished.failure, () => true)
  .reset(checkPressed, $userId);

const $isOpen = createStore(false).on(verificationOpened, () => true);
const pause = createTimer();

sample({
  clock: [verificationOpened, playerPushed, pause.fired],
  source: $isOpen,
  filter: Boolean,
  fn: () => ({}),
  target: verificationQuery.start,
});
sample({ clock: checkPressed, fn: (id) => ({ id }), target: checkMutation.start });
sample({
  clock: [verificationQuery.finished.finally, handInFx.done, checkMutation.finished.success],
  source: $verification,
  filter: (known) => known?.documents.some(({ state }) => !isDecided(state)) === true,
  fn: () => lookMs,
  target: pause.started,
});
