import { sample } from 'effector';

import { sessionHoursKnown } from '@/features/access/limit-session';

import { tracked } from '../collector';
import { happened, secondsLeft } from '../event';

const hourMs = 3_600_000;

// Given: time that is left goes out in seconds. Spec: shell §9.
sample({
  clock: sessionHoursKnown,
  filter: (hours) => hours !== null,
  fn: (hours) => happened('sessionTimeLeft', { seconds: secondsLeft((hours ?? 0) * hourMs) }),
  target: tracked,
});
