import { createEvent, createStore, sample } from 'effector';

import { checkMutation, sessionQuery, summaryMutation } from '../api/session';
import type { PlaySession } from '../lib/session';

/** Something of the player who is signed in may have changed: read the session again. */
export const sessionWanted = createEvent();
/** Another player is signed in now, or nobody. */
export const sessionForgotten = createEvent();

/** Null for a visitor, and until the first answer. A failed call keeps the last one. */
export const $playSession = createStore<PlaySession | null>(null)
  .on(
    [sessionQuery.finished.success, checkMutation.finished.success, summaryMutation.finished.success],
    (_, { result }) => result,
  )
  .reset(sessionForgotten);

export const $isReading = sessionQuery.$pending;
export const sessionRead = sessionQuery.finished.finally;

sample({ clock: sessionWanted, target: sessionQuery.start });

/** The player has read what they staked, won and lost. Row LIM-65. */
export const summaryRead = createEvent();
export const $isNotingSummary = summaryMutation.$pending;
sample({ clock: summaryRead, fn: () => ({}), target: summaryMutation.start });
sample({ clock: summaryMutation.finished.failure, target: sessionWanted });
