import { attach, createEvent, createStore, sample } from 'effector';

import { sessionClosed, sessionEndFailed, sessionEndRequested } from '@/entities/session';
import { $t, loadDictionariesFx } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { $notice, noticeClosed, noticeShown } from '@/shared/lib/notices';

const hourSeconds = 3600;
const noticeKey = 'session-limit';

/** How many hours the player may still stay, as the server says; null when he set no limit. A fraction is allowed (decision D-73). */
export const sessionHoursKnown = createEvent<number | null>();
/** The same in seconds, as a ping says it. */
export const sessionSecondsKnown = createEvent<number | null>();
const limitReached = createEvent();

/** When his time is over, epoch ms by the server. Counted on from the last word of the backend, whatever becomes of the next. */
export const $endsAt = createStore<number | null>(null).reset(sessionClosed);
sample({
  clock: sessionHoursKnown,
  fn: (hours) => (hours === null ? null : hours * hourSeconds),
  target: sessionSecondsKnown,
});
sample({
  clock: sessionSecondsKnown,
  source: $now,
  fn: (now, seconds) => (seconds === null ? null : now + seconds * 1000),
  target: $endsAt,
});

/** Said once a session: a closed notice ends it. */
export const $isOver = createStore(false)
  .on(limitReached, () => true)
  .reset(sessionHoursKnown, sessionClosed);

// By the one clock: an hour of sleep is an hour.
sample({
  clock: [$now, $endsAt],
  source: { now: $now, endsAt: $endsAt, isOver: $isOver },
  filter: ({ now, endsAt, isOver }) => !isOver && endsAt !== null && now >= endsAt,
  fn: () => undefined,
  target: limitReached,
});

const loadTextsFx = attach({ effect: loadDictionariesFx, mapParams: () => ['session'] });
sample({ clock: limitReached, target: loadTextsFx });
// Without the texts the time is over all the same. Spec: shell §4, §8, SESS-27.
sample({
  clock: loadTextsFx.finally,
  source: { t: $t, isOver: $isOver },
  filter: ({ isOver }) => isOver,
  fn: ({ t }) => ({
    kind: 'error' as const,
    title: t('session.limit.title'),
    text: `${t('session-limit-ended')} ${t('visit-tomorrow')}`,
    isPermanent: true,
    key: noticeKey,
  }),
  target: noticeShown,
});

/** The notice on the screen that says so. */
const $noticeId = createStore<number | null>(null).reset(sessionClosed);
sample({
  clock: $notice.updates,
  filter: (notice) => notice?.key === noticeKey,
  fn: (notice) => notice?.id ?? null,
  target: $noticeId,
});
sample({
  clock: noticeClosed,
  source: $noticeId,
  filter: (id, closed) => id === closed,
  fn: () => ({ reason: 'limit' as const }),
  target: sessionEndRequested,
});
// The backend did not hear it: the page forgets the player all the same.
sample({
  clock: sessionEndFailed,
  filter: ({ reason }) => reason === 'limit',
  fn: () => ({ reason: 'limit' as const }),
  target: sessionClosed,
});
