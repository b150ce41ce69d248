import { createEvent, sample } from 'effector';

import { manifestPollMs } from '@/entities/plugin';
import { refreshConfigFx } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { createPoll } from '@/shared/lib/clock';
import { logFx } from '@/shared/lib/logger';

/** The page is ready, and what may change on it is looked after from now on. */
export const refreshingBegan = createEvent();

// As the manifest is asked for. Row BOOT-36.
const pollDue = createPoll({ everyMs: manifestPollMs, answered: [refreshingBegan, refreshConfigFx.finally] });
sample({ clock: pollDue, source: $language, target: refreshConfigFx });

// An answer in the language that the page had when it asked is not the last word.
sample({
  clock: refreshConfigFx.done,
  source: $language,
  filter: (language, { params }) => language !== params,
  target: refreshConfigFx,
});
sample({
  clock: refreshConfigFx.failData,
  fn: (details) => ({ level: 'warning' as const, text: 'The configuration did not come again', details }),
  target: logFx,
});
