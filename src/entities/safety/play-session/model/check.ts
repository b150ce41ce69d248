import { combine, createEvent, sample } from 'effector';

import { $now, paced } from '@/shared/lib/clock';

import { checkMutation } from '../api/session';
import { $playSession, sessionWanted } from './session';

/** The player has read the reality check and goes on. */
export const checkAnswered = createEvent();
export const $isAnswering = checkMutation.$pending;

/** By the server's clock, so one moment for all tabs, and a machine that slept over it is told at once. Row LIM-64. */
export const $isCheckDue = combine(
  $playSession,
  $now,
  (session, now) => session?.check != null && now >= session.check.dueAt,
);

sample({
  clock: checkAnswered,
  source: $playSession.map((session) => session?.check?.dueAt ?? null),
  filter: (dueAt): dueAt is number => dueAt !== null,
  fn: (dueAt: number) => ({ dueAt }),
  target: checkMutation.start,
});

/** Another tab may have the answer while this one has no feed. The figures of the dialog are read anew, too. */
const dueStands = sample({ clock: $now, source: $isCheckDue, filter: Boolean });
sample({ clock: [$isCheckDue.updates.filter({ fn: Boolean }), paced(dueStands, 5000)], target: sessionWanted });
sample({ clock: checkMutation.finished.failure, target: sessionWanted });
