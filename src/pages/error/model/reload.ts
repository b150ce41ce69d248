import { createEffect, createEvent, sample } from 'effector';

export const reloadPressed = createEvent();
const reloadFx = createEffect(() => {
  location.reload();
});
sample({ clock: reloadPressed, target: reloadFx });
