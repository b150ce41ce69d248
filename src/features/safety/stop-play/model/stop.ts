import { createEvent, sample } from 'effector';

import { sessionWanted } from '@/entities/safety/play-session';
import { $t } from '@/shared/i18n';
import { newUuid } from '@/shared/lib/device';
import { noticeShown } from '@/shared/lib/notices';

import { stopMutation } from '../api/stop';

/** One press stops all play for 24 hours. Nobody asks again. Row LIM-54. */
export const stopPressed = createEvent();
export const $isStopping = stopMutation.$pending;

sample({ clock: stopPressed, fn: () => ({ key: newUuid() }), target: stopMutation.start });
sample({ clock: stopMutation.finished.success, target: sessionWanted });
sample({
  clock: stopMutation.finished.failure,
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('stay.stop.failed') }),
  target: noticeShown,
});
