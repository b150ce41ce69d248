import { attach, createEvent, createStore, sample } from 'effector';

import { sessionClosed, sessionEndFailed, sessionEndRequested } from '@/entities/session';
import { $t, loadDictionariesFx } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { $notice, noticeClosed, noticeShown } from '@/shared/lib/notices';

const hourSeconds = 3600;
const noticeKey = 'session-limit';

/**
 * How many hours the server still lets the player stay. Null when the player has set no limit. May be a fraction
 * (decision D-73).
 */
export const sessionHoursKnown = createEvent<number | null>();
/** The same in seconds, from a ping. */
export const sessionSecondsKnown = createEvent<number | null>();
const limitReached = createEvent();

/**
 * When the player's time is over, epoch ms by the server. It counts from the backend's last word, even if later calls
 * fail.
 */
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

/** The site says it once a session: a closed notice stays closed. */
export const $isOver = createStore(false)
  .on(limitReached, () => true)
  .reset(sessionHoursKnown, sessionClosed);

// Clock times decide, so an hour in which the computer sleeps counts as an hour.
sample({
  clock: [$now, $endsAt],
  source: { now: $now, endsAt: $endsAt, isOver: $isOver },
  filter: ({ now, endsAt, isOver }) => !isOver && endsAt !== null && now >= endsAt,
  target: limitReached,
});

const loadTextsFx = attach({ effect: loadDictionariesFx, mapParams: () => ['session'] });
sample({ clock: limitReached, target: loadTextsFx });
// The time ends even when the texts have not come. Spec: shell §4, §8, SESS-27.
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

/** The notice that tells the player, while it is on the screen. */
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
// The backend did not hear of the end, yet the page forgets the player.
sample({
  clock: sessionEndFailed,
  filter: ({ reason }) => reason === 'limit',
  fn: () => ({ reason: 'limit' as const }),
  target: sessionClosed,
});
