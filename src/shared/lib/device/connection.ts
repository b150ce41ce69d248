import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

/** A call got an answer, or the browser says that it is online again. */
export const connectionSeen = createEvent();
/** A call found no network, or the browser says that there is none. */
export const networkFailed = createEvent();

/** False from the first call without a network until the next answer. Spec: shell §8. */
export const $isOnline = createStore(true)
  .on(networkFailed, () => false)
  .on(connectionSeen, () => true);

/** From now on the browser's own word counts too. Called once. */
export const connectionWatched = createEvent();

const watchFx = createEffect(() => {
  const seen = scopeBind(connectionSeen, { safe: true });
  const failed = scopeBind(networkFailed, { safe: true });
  // A start from the kept shell may have no network.
  if (!navigator.onLine) failed();
  window.addEventListener('online', () => {
    seen();
  });
  window.addEventListener('offline', () => {
    failed();
  });
});
sample({ clock: connectionWatched, target: watchFx });
