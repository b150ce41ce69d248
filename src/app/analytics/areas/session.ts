import { createEvent, sample } from 'effector';

import { $sessionEndsAt, sessionHoursKnown } from '@/features/access/limit-session';
import { happened, secondsLeft, tracked } from '@/features/collect-events';
import { $now } from '@/shared/lib/clock';

const hourMs = 3_600_000;

// The specification sends the remaining time in seconds. Spec: shell §9.
sample({
  clock: sessionHoursKnown,
  filter: (hours) => hours !== null,
  fn: (hours) => happened('sessionTimeLeft', { seconds: secondsLeft((hours ?? 0) * hourMs) }),
  target: tracked,
});

/** Counting begins: what is left may have been told long before. */
export const sessionFound = createEvent();
sample({
  clock: sessionFound,
  source: { endsAt: $sessionEndsAt, now: $now },
  filter: ({ endsAt }) => endsAt !== null,
  fn: ({ endsAt, now }) => happened('sessionTimeLeft', { seconds: secondsLeft((endsAt ?? now) - now) }),
  target: tracked,
});
