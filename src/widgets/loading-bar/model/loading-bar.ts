import { createStore, sample } from 'effector';

import { createTimer } from '@/shared/lib/clock';
import { navigated, navigationStarted } from '@/shared/routing';

import { durationMs } from '../lib/duration';

/** A page that comes sooner shows no bar. Spec: shell §9. */
const throttleMs = 200;

const throttle = createTimer();
const duration = createTimer();

export const $isLoading = createStore(false)
  .on(throttle.fired, () => true)
  .reset(navigated, duration.fired);

sample({
  clock: navigationStarted,
  source: $isLoading,
  filter: (isLoading) => !isLoading,
  fn: () => throttleMs,
  target: throttle.started,
});
sample({ clock: navigated, fn: () => undefined, target: [throttle.stopped, duration.stopped] });
sample({ clock: throttle.fired, fn: () => durationMs, target: duration.started });
