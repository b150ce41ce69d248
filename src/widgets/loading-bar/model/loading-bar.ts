import { createStore, sample } from 'effector';

import { loadingBarMs, loadingBarThrottleMs } from '@contracts/constants';

import { createTimer } from '@/shared/lib/clock';
import { navigated, navigationStarted } from '@/shared/routing';

const throttle = createTimer();
const duration = createTimer();

export const $isLoading = createStore(false)
  .on(throttle.fired, () => true)
  .reset(navigated, duration.fired);

sample({
  clock: navigationStarted,
  source: $isLoading,
  filter: (isLoading) => !isLoading,
  fn: () => loadingBarThrottleMs,
  target: throttle.started,
});
sample({ clock: navigated, target: [throttle.stopped, duration.stopped] });
sample({ clock: throttle.fired, fn: () => loadingBarMs, target: duration.started });
