import { createEvent, createStore } from 'effector';

/** The search is wanted: a button, a key, the header plugin. */
export const searchOpened = createEvent();
export const searchClosed = createEvent();

export const $isSearchOpen = createStore(false)
  .on(searchOpened, () => true)
  .on(searchClosed, () => false);
