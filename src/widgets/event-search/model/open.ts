import { createEvent, createStore } from 'effector';

/** The search is wanted: a button, a key, the header plugin. */
export const searchOpened = createEvent();
export const searchClosed = createEvent();
/** Its dialog is on the screen and takes what is typed. */
export const dialogShown = createEvent();
/** A key pressed before that: nothing that is typed is lost while the dialog loads. */
export const earlyKeyPressed = createEvent<string>();
export const wordsTyped = createEvent<string>();

export const $isSearchOpen = createStore(false)
  .on(searchOpened, () => true)
  .on(searchClosed, () => false);

export const $isDialogHere = createStore(false)
  .on(dialogShown, () => true)
  .reset(searchClosed);

/** What is looked for. */
export const $words = createStore('')
  .on(wordsTyped, (_, words) => words)
  .on(earlyKeyPressed, (words, key) => (key === 'Backspace' ? words.slice(0, -1) : words + key))
  .reset(searchClosed);
