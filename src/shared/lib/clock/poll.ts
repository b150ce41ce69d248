import { type Event, sample, type Unit } from 'effector';

import { $isTabHidden, tabHidden, tabShown } from '@/shared/lib/device';

import { createTimer } from './timer';

type PollInput = {
  everyMs: number;
  /** An answer arrived, or failed: the pause counts from here. */
  answered: Unit<unknown>[];
};

/** Says when to ask again: some time after each answer while somebody looks, and at once when somebody looks again. */
export function createPoll({ everyMs, answered }: PollInput): Event<void> {
  const pause = createTimer();
  sample({
    clock: answered,
    source: $isTabHidden,
    filter: (isHidden) => !isHidden,
    fn: () => everyMs,
    target: pause.started,
  });
  sample({ clock: tabHidden, target: pause.stopped });
  return sample({ clock: [pause.fired, tabShown] });
}
