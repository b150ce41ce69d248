import { combine, sample } from 'effector';
import { throttle } from 'patronum';

import { errorCodes } from '@contracts/common';
import { z } from '@contracts/zod';

import { $playSession } from '@/entities/safety/play-session';
import { $isAuth, createSessionCheck, sessionClosed, sessionEndFailed, sessionEndRequested } from '@/entities/session';
import { apiFailed } from '@/shared/api';
import { userValuesOf } from '@/shared/feed';
import { $now } from '@/shared/lib/clock';

import { goodbyeSaid } from './goodbye';

const End = z.object({ isOpen: z.boolean(), reason: z.string(), endsAt: z.optional(z.nullable(z.number())) });

/** The server says why it ends the sessions of the player. The end itself is heard elsewhere (hear-session-end). */
const ended = userValuesOf('session', End).filter({ fn: ({ isOpen }) => !isOpen });
sample({
  clock: ended.filter({ fn: ({ reason }) => reason === 'limit' }),
  fn: () => ({ kind: 'limit' as const, endsAt: null }),
  target: goodbyeSaid,
});
sample({
  clock: ended.filter({ fn: ({ reason }) => reason === 'excluded' }),
  fn: ({ endsAt }) => ({ kind: 'exclusion' as const, endsAt: endsAt == null ? null : endsAt * 1000 }),
  target: goodbyeSaid,
});

// In the tab where the player excludes themselves the answer says it, with or without a feed.
sample({
  clock: sessionEndRequested,
  filter: ({ reason }) => reason === 'excluded',
  fn: ({ endsAt }) => ({ kind: 'exclusion' as const, endsAt: endsAt ?? null }),
  target: goodbyeSaid,
});

// The backend has ended it in any case.
sample({
  clock: sessionEndFailed,
  filter: ({ reason }) => reason === 'excluded',
  fn: () => ({ reason: 'excluded' as const }),
  target: sessionClosed,
});

const check = createSessionCheck();

const $isTimeOver = combine($playSession, $now, (session, now) => session?.endsAt != null && now >= session.endsAt);
const timeStands = sample({ clock: $now, source: $isTimeOver, filter: Boolean });
// Also without a feed: by the page's own clock, and when a call hears that the time is over. The player is signed out at once. Row LIM-50.
sample({
  clock: [
    throttle({ source: timeStands, timeout: 1500 }),
    apiFailed.filter({ fn: ({ failure }) => failure.kind === 'server' && failure.code === errorCodes.sessionLimit }),
  ],
  source: { isAuth: $isAuth, isAsking: check.$pending },
  filter: ({ isAuth, isAsking }) => isAuth && !isAsking,
  target: check.start,
});
const isOver = sample({
  clock: check.finished.success,
  source: $isAuth,
  filter: (isAuth, { result }) => isAuth && result.isOver,
});
sample({ clock: isOver, fn: () => ({ kind: 'limit' as const, endsAt: null }), target: goodbyeSaid });
sample({ clock: isOver, fn: () => ({ reason: 'limit' as const }), target: sessionClosed });
