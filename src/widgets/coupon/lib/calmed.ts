import { createStore, sample, type Event, type Store } from 'effector';

import { createTimer } from '@/shared/lib/clock';

/** Said once for a burst of changes, `ms` after its first. */
export function calmed<State>(clock: Store<State>, ms: number): Event<void> {
  const { started, fired } = createTimer();
  const $isRunning = createStore(false)
    .on(started, () => true)
    .on(fired, () => false);
  sample({ clock, source: $isRunning, filter: (isRunning) => !isRunning, fn: () => ms, target: started });
  return fired;
}
