import type { Query } from '@farfetched/core';
import { createEvent, createStore, type Event, type EventCallable, sample, type Store } from 'effector';

import { type ApiFailure, isTransient } from '@/shared/api';
import { createTimer } from '@/shared/lib/clock';

/** The page repeats a check without an answer this long after it ended. */
const pauseMs = 30_000;

type Check = { asked: EventCallable<void>; $isKnown: Store<boolean> };
type CheckInput<Params, Data> = {
  query: Query<Params, Data, ApiFailure>;
  /** The page waits for the checks no longer. */
  patienceOver: Event<void>;
  /** Tells whether a later answer still counts. */
  $isWanted: Store<boolean>;
};

/**
 * Asks one question of the start. Asks a silent server once more, and after a failure repeats the question until an
 * answer comes (BOOT-37).
 */
export function createCheck<Params, Data>({ query, patienceOver, $isWanted }: CheckInput<Params, Data>): Check {
  const asked = createEvent();
  const pause = createTimer();
  /** A failure counts as an answer too. */
  const $isKnown = createStore(false).on(query.finished.finally, () => true);
  /** A second attempt means that the first one failed, so the server is not silent. */
  const $attempts = createStore(0).on(query.started, (attempts) => attempts + 1);

  // The first question may hang on a dead connection, so the second one goes over another.
  sample({
    clock: patienceOver,
    source: { isKnown: $isKnown, attempts: $attempts },
    filter: ({ isKnown, attempts }) => !isKnown && attempts === 1,
    target: asked,
  });
  // Every repeat failed. The page stays open and goes on asking.
  sample({
    clock: query.finished.failure,
    filter: ({ error }) => isTransient(error),
    fn: () => pauseMs,
    target: pause.started,
  });
  sample({ clock: pause.fired, filter: $isWanted, target: asked });

  return { asked, $isKnown };
}
