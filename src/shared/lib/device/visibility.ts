import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

/** The page became hidden, or visible. */
export const tabHidden = createEvent();
export const tabShown = createEvent();
export const $isTabHidden = createStore(false)
  .on(tabHidden, () => true)
  .on(tabShown, () => false);

/** The document is being left, perhaps for good; the browser may keep it as it is and give it back. */
export const documentLeft = createEvent();
/** The browser gave the document back as it was left, however long ago. */
export const pageRestored = createEvent();

/** Starts listening to the four, once. A page that is hidden already says so at once. */
export const visibilityWatched = createEvent();

const watchFx = createEffect(() => {
  const hidden = scopeBind(tabHidden, { safe: true });
  const shown = scopeBind(tabShown, { safe: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden();
    else shown();
  });
  if (document.hidden) hidden();
  const left = scopeBind(documentLeft, { safe: true });
  const restored = scopeBind(pageRestored, { safe: true });
  addEventListener('pagehide', () => left());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restored();
  });
});
sample({ clock: visibilityWatched, target: watchFx });
