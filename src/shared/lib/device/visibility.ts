import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

/** Nobody sees the page from now on, or somebody does again. */
export const tabHidden = createEvent();
export const tabShown = createEvent();
export const $isTabHidden = createStore(false, { serialize: 'ignore' })
  .on(tabHidden, () => true)
  .on(tabShown, () => false);

/** From then on the two are heard; a page that is hidden already says so at once. Once. */
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
