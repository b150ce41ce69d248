import { sample } from 'effector';

import { sessionHoursKnown } from '@/features/access/limit-session';
import { happened, secondsLeft, tracked } from '@/features/collect-events';

const hourMs = 3_600_000;

// The specification sends the remaining time in seconds. Spec: shell §9.
sample({
  clock: sessionHoursKnown,
  filter: (hours) => hours !== null,
  fn: (hours) => happened('sessionTimeLeft', { seconds: secondsLeft((hours ?? 0) * hourMs) }),
  target: tracked,
});
