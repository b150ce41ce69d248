import { createEffect, createEvent, createStore, sample } from 'effector';

export const reloadPressed = createEvent();
/** The page is already reloading, so a second press does nothing. */
export const $isReloading = createStore(false).on(reloadPressed, () => true);
const reloadFx = createEffect(() => {
  location.reload();
});
sample({ clock: reloadPressed, target: reloadFx });
