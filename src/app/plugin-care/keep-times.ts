import { createEffect, sample } from 'effector';

import { appReady } from '@/shared/lib/lifecycle';

/** A browser keeps the times of 250 files, and an open page asks for more before its last app has come. */
const keptTimes = 5000;

/** What apps weigh is read from the times of their files: later ones would have no weight. */
const keepTimesFx = createEffect(() => {
  if ('setResourceTimingBufferSize' in performance) performance.setResourceTimingBufferSize(keptTimes);
});
sample({ clock: appReady, target: keepTimesFx });
