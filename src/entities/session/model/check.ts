import { createEvent, sample } from 'effector';

import { logFx } from '@/shared/lib/logger';

import { sessionCheckQuery } from '../api/check-session';
import { sessionClosed, sessionOpened } from './session';

export { sessionCheckQuery } from '../api/check-session';

/** Who is here? A check that failed counts as signed out. Spec: shell §8. */
export const checkSessionRequested = createEvent();

sample({ clock: checkSessionRequested, target: sessionCheckQuery.start });

sample({
  clock: sessionCheckQuery.finished.success,
  filter: ({ result }) => result !== null,
  fn: ({ result }) => ({ userId: result ?? 0 }),
  target: sessionOpened,
});
sample({
  clock: sessionCheckQuery.finished.success,
  filter: ({ result }) => result === null,
  fn: () => ({ reason: 'absent' as const }),
  target: sessionClosed,
});
sample({ clock: sessionCheckQuery.finished.failure, fn: () => ({ reason: 'absent' as const }), target: sessionClosed });
sample({
  clock: sessionCheckQuery.finished.failure,
  fn: ({ error }) => ({ level: 'error' as const, text: 'Session check failed', details: error }),
  target: logFx,
});
