import { createEvent, createStore, sample } from 'effector';

import { sessionWanted } from '@/entities/safety/play-session';
import { $userId } from '@/entities/session';
import { $t } from '@/shared/i18n';
import { newUuid } from '@/shared/lib/device';
import { noticeShown } from '@/shared/lib/notices';

import { stopMutation } from '../api/stop';

/** One press stops all play for 24 hours. Nobody asks again. Row LIM-54. */
export const stopPressed = createEvent();
export const $isStopping = stopMutation.$pending;
/** When the stop of this page ends, epoch ms; `failed`: it did not reach the server. Null before the first press. */
export const $stop = createStore<number | 'failed' | null>(null)
  .on(stopMutation.finished.success, (_, { result }) => result)
  .on(stopMutation.finished.failure, () => 'failed' as const)
  .reset($userId);

sample({ clock: stopPressed, fn: () => ({ key: newUuid() }), target: stopMutation.start });
sample({ clock: stopMutation.finished.success, target: sessionWanted });
sample({
  clock: stopMutation.finished.failure,
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('stay.stop.failed') }),
  target: noticeShown,
});
