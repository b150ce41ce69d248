import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';

import { $isAuth, checkSessionRequested, sessionQuery } from '@/entities/session';
import { $blockPath, blockQuery, type BlockQuestion } from '@/entities/site';
import { createTimer } from '@/shared/lib/clock';
import { $path, navigateTo } from '@/shared/routing';

import { createCheck } from './create-check';

/** The page waits this long for a check. Then it goes on as for a visitor who is not blocked (BOOT-37). */
const patienceMs = 3000;

/** The two checks ask who the visitor is and where they are. They go out together. */
export const checksRequested = createEvent<BlockQuestion>();

const patience = createTimer();
const $isPatienceOver = createStore(false).on(patience.fired, () => true);
const $question = createStore<BlockQuestion | null>(null).on(checksRequested, (_, question) => question);

const session = createCheck({
  query: sessionQuery,
  patienceOver: patience.fired,
  // A player who has logged in since is known already.
  $isWanted: not($isAuth),
});
const block = createCheck({
  query: blockQuery,
  patienceOver: patience.fired,
  $isWanted: $question.map((question) => question !== null),
});

/** The page waits for the checks no longer. */
export const $areChecksOver = combine(
  session.$isKnown,
  block.$isKnown,
  $isPatienceOver,
  (isSessionKnown, isBlockKnown, isOver) => isOver || (isSessionKnown && isBlockKnown),
);

sample({ clock: checksRequested, fn: () => patienceMs, target: patience.started });
sample({ clock: checksRequested, target: [session.asked, block.asked] });
sample({ clock: session.asked, target: checkSessionRequested });
sample({
  clock: block.asked,
  source: $question,
  filter: (question) => question !== null,
  target: blockQuery.start,
});

// When a late answer says "blocked", the page goes where the guard would send every navigation. When it says that the
// visitor is a player, the session tells everybody.
sample({
  clock: $blockPath,
  source: { path: $path, isLate: $isPatienceOver },
  filter: ({ path, isLate }, blockPath) => isLate && blockPath !== null && blockPath !== path,
  fn: (_, blockPath) => ({ path: blockPath ?? '/', replace: true }),
  target: navigateTo,
});
