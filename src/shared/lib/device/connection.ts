import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

/** A call got an answer. */
export const connectionSeen = createEvent();
/** A call found no network. */
export const networkFailed = createEvent();
/** The browser says that there is no network. */
export const networkLost = createEvent();
/** The browser says that there is one again. */
export const networkFound = createEvent();

/** False from the first call without a network until the next answer. Spec: shell §8. */
export const $isOnline = createStore(true)
  .on([networkFailed, networkLost], () => false)
  .on([connectionSeen, networkFound], () => true);

/** There is a network again after a time without one. */
export const networkCame = sample({ clock: $isOnline, filter: Boolean });

/** From now on the browser's own report counts too. Called once. */
export const connectionWatched = createEvent();

const watchFx = createEffect(() => {
  const found = scopeBind(networkFound, { safe: true });
  const lost = scopeBind(networkLost, { safe: true });
  // A start from the kept shell may have no network.
  if (!navigator.onLine) lost();
  addEventListener('online', () => found());
  addEventListener('offline', () => lost());
});
sample({ clock: connectionWatched, target: watchFx });
