import { createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';
import { persist } from '@/shared/lib/storage';

import { sessionQuery } from '../api/check-session';
import { $userId, sessionClosed, sessionOpened } from './session';

export { sessionQuery } from '../api/check-session';

/** Asks who is signed in. A failed check counts as signed out. Spec: shell §8. */
export const checkSessionRequested = createEvent();

/** The configuration has said how to keep the session's cookies. */
export const sessionCookiesConfigured = createEvent<{ isPartitioned: boolean }>();

/**
 * The browser keeps this for the next start, because the check is sent before the configuration arrives. The early
 * script reads it too.
 */
const $isPartitioned = createStore(false).on(sessionCookiesConfigured, (_, { isPartitioned }) => isPartitioned);
persist({ store: $isPartitioned, key: 'sessionPartitioned', schema: z.boolean() });

sample({
  clock: checkSessionRequested,
  source: $isPartitioned,
  fn: (isPartitioned) => ({ isPartitioned }),
  target: sessionQuery.start,
});

// After a login the page knows better, so it ignores this answer.
sample({
  clock: sessionQuery.finished.success,
  source: $userId,
  filter: (known, { result: userId }) => known === null && userId !== null,
  fn: (_, { result: userId }) => ({ userId: userId ?? 0 }),
  target: sessionOpened,
});
sample({
  clock: [sessionQuery.finished.success.filter({ fn: ({ result }) => result === null }), sessionQuery.finished.failure],
  source: $userId,
  filter: (userId) => userId === null,
  fn: () => ({ reason: 'absent' as const }),
  target: sessionClosed,
});
sample({
  clock: sessionQuery.finished.failure,
  fn: ({ error }) => ({ level: 'error' as const, text: 'Session check failed', details: error }),
  target: logFx,
});
