import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

/** The page went out of sight, or came back. */
export const tabHidden = createEvent();
export const tabShown = createEvent();
export const $isTabHidden = createStore(false)
  .on(tabHidden, () => true)
  .on(tabShown, () => false);

/** Starts listening to the two, once. A page that is hidden already says so at once. */
export const visibilityWatched = createEvent();

const watchFx = createEffect(() => {
  const hidden = scopeBind(tabHidden, { safe: true });
  const shown = scopeBind(tabShown, { safe: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden();
    else shown();
  });
  if (document.hidden) hidden();
});
sample({ clock: visibilityWatched, target: watchFx });
