import { createEvent, createStore } from 'effector';

/** A call got an answer, or the browser says that it is on line again. */
export const connectionSeen = createEvent();
/** A call found no network, or the browser says that there is none. */
export const networkFailed = createEvent();

/** False from the first call that found no network until the first answer. Spec: shell §8. */
export const $isOnline = createStore(true)
  .on(networkFailed, () => false)
  .on(connectionSeen, () => true);
