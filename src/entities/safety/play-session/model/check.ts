import { createEvent, createStore, sample } from 'effector';
import { throttle } from 'patronum';

import { $now } from '@/shared/lib/clock';

import { checkMutation } from '../api/session';
import type { PlaySession } from '../lib/session';
import { $playSession, sessionWanted } from './session';

/** The player has read the reality check and continues. */
export const checkAnswered = createEvent();
export const $isAnswering = checkMutation.$pending;

const isDue = (session: PlaySession | null, now: number) => session?.check != null && now >= session.check.dueAt;

/**
 * By the server's clock, so all tabs show it at the same moment, and a machine that was asleep shows it at once. What
 * was due stays due until the server says otherwise: a device whose clock is set back hides nothing. Row LIM-64.
 */
export const $isCheckDue = createStore(false);
sample({ clock: $playSession, source: $now, fn: (now, session) => isDue(session, now), target: $isCheckDue });
sample({ clock: $now, source: $playSession, filter: isDue, fn: () => true, target: $isCheckDue });

sample({
  clock: checkAnswered,
  source: $playSession.map((session) => session?.check?.dueAt ?? null),
  filter: (dueAt): dueAt is number => dueAt !== null,
  fn: (dueAt: number) => ({ dueAt }),
  target: checkMutation.start,
});

/** Another tab may have the answer while this one has no feed. The figures of the dialog are read again, too. */
const dueStands = sample({ clock: $now, source: $isCheckDue, filter: Boolean });
sample({
  clock: [$isCheckDue.updates.filter({ fn: Boolean }), throttle({ source: dueStands, timeout: 5000 })],
  target: sessionWanted,
});
sample({ clock: checkMutation.finished.failure, target: sessionWanted });
