import { createEffect, createEvent, sample } from 'effector';

/** "Check again": the whole start, for whatever closed the site is decided there. */
export const checkPressed = createEvent();
const reloadFx = createEffect(() => {
  location.reload();
});
sample({ clock: checkPressed, target: reloadFx });
