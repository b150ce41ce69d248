import { combine, createEvent, createStore, sample } from 'effector';

import { $isAuth, checkSessionRequested, sessionCheckQuery } from '@/entities/session';
import { $blockPath, blockCheckQuery, type BlockQuestion } from '@/entities/site';
import { isTransient } from '@/shared/api';
import { createTimer } from '@/shared/lib/clock';
import { $path, navigateTo } from '@/shared/routing';

/** Checks that do not answer in this time do not hold the page: it goes on as for a visitor who is not blocked. BOOT-37. */
const patienceMs = 3000;
/** A check that had no answer is made again so long after its end. */
const pauseMs = 30_000;

/** Who is here, and from where: asked together. */
export const checksRequested = createEvent<BlockQuestion>();
const sessionAsked = createEvent();
const blockAsked = createEvent();

const $question = createStore<BlockQuestion | null>(null).on(checksRequested, (_, question) => question);

/** Session and blocking have an answer for a failure too. */
const $isSessionKnown = createStore(false).on(sessionCheckQuery.finished.finally, () => true);
const $isBlockKnown = createStore(false).on(blockCheckQuery.finished.finally, () => true);

/** Attempts so far: with a second one the first has failed, so the check is not silent. */
const $sessionAttempts = createStore(0).on(sessionCheckQuery.started, (attempts) => attempts + 1);
const $blockAttempts = createStore(0).on(blockCheckQuery.started, (attempts) => attempts + 1);

const patience = createTimer();
const $isPatienceOver = createStore(false).on(patience.fired, () => true);

/** Nobody waits for the checks any more. */
export const $areChecksOver = combine(
  $isSessionKnown,
  $isBlockKnown,
  $isPatienceOver,
  (isSessionKnown, isBlockKnown, isOver) => isOver || (isSessionKnown && isBlockKnown),
);

sample({ clock: checksRequested, fn: () => undefined, target: [sessionAsked, blockAsked] });
sample({ clock: checksRequested, fn: () => patienceMs, target: patience.started });
sample({ clock: sessionAsked, target: checkSessionRequested });
sample({
  clock: blockAsked,
  source: $question,
  filter: (question): question is BlockQuestion => question !== null,
  target: blockCheckQuery.start,
});

// What is silent may hang on a dead connection: it is asked once more, on another.
sample({
  clock: patience.fired,
  source: { isKnown: $isSessionKnown, attempts: $sessionAttempts },
  filter: ({ isKnown, attempts }) => !isKnown && attempts === 1,
  fn: () => undefined,
  target: sessionAsked,
});
sample({
  clock: patience.fired,
  source: { isKnown: $isBlockKnown, attempts: $blockAttempts },
  filter: ({ isKnown, attempts }) => !isKnown && attempts === 1,
  fn: () => undefined,
  target: blockAsked,
});

// No answer after all repeats: the page stays open, and asks until there is one. Whoever has logged in meanwhile is known.
const sessionPause = createTimer();
const blockPause = createTimer();
sample({
  clock: sessionCheckQuery.finished.failure,
  filter: ({ error }) => isTransient(error),
  fn: () => pauseMs,
  target: sessionPause.started,
});
sample({
  clock: blockCheckQuery.finished.failure,
  filter: ({ error }) => isTransient(error),
  fn: () => pauseMs,
  target: blockPause.started,
});
sample({
  clock: sessionPause.fired,
  source: $isAuth,
  filter: (isAuth) => !isAuth,
  fn: () => undefined,
  target: sessionAsked,
});
sample({ clock: blockPause.fired, target: blockAsked });

// "Blocked" that comes to an open page leads where the guard leads each navigation. That a visitor is a player, everybody hears by the session.
sample({
  clock: $blockPath,
  source: { path: $path, isLate: $isPatienceOver },
  filter: ({ path, isLate }, blockPath) => isLate && blockPath !== null && blockPath !== path,
  fn: (_, blockPath) => ({ path: blockPath ?? '/', replace: true }),
  target: navigateTo,
});
