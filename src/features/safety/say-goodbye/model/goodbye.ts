import { createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $playSession, type PlaySession, sessionWanted } from '@/entities/safety/play-session';
import { $isAuth, sessionClosed, sessionOpened } from '@/entities/session';
import { createTimer } from '@/shared/lib/clock';
import { persist } from '@/shared/lib/storage';
import { $path, navigateTo } from '@/shared/routing';

/** Why the player may not play, or is signed out. `endsAt`: epoch ms, null when it has no end or none is known. */
const Goodbye = z.object({
  kind: z.enum(['timeOut', 'exclusion', 'limit']),
  endsAt: z.nullable(z.number()),
});
export type Goodbye = z.infer<typeof Goodbye>;

/** The page that says it is open. */
export const goodbyeShown = createEvent();
/** A stop, an exclusion or a time limit has begun to count. */
export const goodbyeSaid = createEvent<Goodbye>();

const path = '/goodbye';
/** The browser keeps it: who is signed out can still read why, also after a reload. */
export const $goodbye = createStore<Goodbye | null>(null).on(goodbyeSaid, (_, goodbye) => goodbye);
persist({ store: $goodbye, key: 'goodbye', schema: z.nullable(Goodbye), pickup: goodbyeShown });

type State = 'unknown' | 'free' | 'resting';
const stateOf = (session: PlaySession | null): State =>
  session === null ? 'unknown' : session.rest === null ? 'free' : 'resting';
const $states = createStore<{ before: State; now: State }>({ before: 'unknown', now: 'unknown' }).on(
  $playSession,
  ({ now }, session) => ({ before: now, now: stateOf(session) }),
);
// A break that begins while the page is open leads to its page, in every tab. One that goes on since before does not.
const restBegan = sample({
  clock: $states.updates,
  source: $playSession.map((session) => session?.rest ?? null),
  filter: (rest, { before, now }) => rest !== null && before === 'free' && now === 'resting',
});
sample({
  clock: restBegan,
  filter: (rest) => rest !== null,
  fn: (rest) => ({ kind: rest?.kind ?? 'timeOut', endsAt: rest?.endsAt ?? null }),
  target: goodbyeSaid,
});
sample({
  clock: restBegan,
  source: $path,
  filter: (here) => here !== path,
  fn: () => path,
  target: navigateTo,
});
// Somebody reads the page: it says what the server knows now.
sample({ clock: goodbyeShown, source: $isAuth, filter: Boolean, target: sessionWanted });

/** The end of a session follows the word of its reason within this time. */
const patienceMs = 15_000;
const patience = createTimer();
const $isAwaited = createStore(false)
  .on($goodbye.updates, () => true)
  .reset(patience.fired, sessionOpened);
sample({ clock: $goodbye.updates, fn: () => patienceMs, target: patience.started });
sample({
  clock: sessionClosed,
  source: $isAwaited,
  filter: (isAwaited, { reason }) => isAwaited && reason !== 'absent',
  fn: () => path,
  target: navigateTo,
});

// A tab may hear of the end from its neighbour, and only then, by what the browser keeps, why.
const $isClosedElsewhere = createStore(false)
  .on(sessionClosed, (_, { reason }) => reason === 'elsewhere')
  .reset(sessionOpened, goodbyeShown);
sample({
  clock: $goodbye.updates,
  source: $isClosedElsewhere,
  filter: (isClosed, goodbye) => isClosed && goodbye !== null,
  fn: () => path,
  target: navigateTo,
});
