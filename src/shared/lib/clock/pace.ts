import { createStore, type Event, sample, type Unit } from 'effector';

import { createTimer } from './timer';

/**
 * Fires at most once in `ms`, and also after the last signal of `clock`. The throttle of patronum takes units of all
 * shapes; in the first load it would be twice as large.
 */
export function paced(clock: Unit<unknown>, ms: number): Event<void> {
  const pause = createTimer();
  const $isPausing = createStore(false)
    .on(pause.started, () => true)
    .reset(pause.fired);
  sample({ clock, source: $isPausing, filter: (isPausing) => !isPausing, fn: () => ms, target: pause.started });
  return pause.fired;
}
