import { createEvent, sample } from 'effector';

import { manifestPollMs } from '@/entities/plugin';
import { refreshConfigQuery } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { createPoll } from '@/shared/lib/clock';
import { logFx } from '@/shared/lib/logger';

/** The page is ready, and what may change on it is looked after from now on. */
export const refreshingBegan = createEvent();

// As the manifest is asked for. Row BOOT-36.
const pollDue = createPoll({
  everyMs: manifestPollMs,
  answered: [refreshingBegan, refreshConfigQuery.finished.finally],
});
sample({ clock: pollDue, source: $language, target: refreshConfigQuery.start });

// An answer in the language that the page had when it asked is not the last word.
sample({
  clock: refreshConfigQuery.finished.success,
  source: $language,
  filter: (language, { params }) => language !== params,
  target: refreshConfigQuery.start,
});
sample({
  clock: refreshConfigQuery.finished.failure,
  fn: ({ error: details }) => ({ level: 'warning' as const, text: 'The configuration did not come again', details }),
  target: logFx,
});
