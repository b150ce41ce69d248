import { createEvent, createStore } from 'effector';

/** A button, a key or the header plugin opens the search. */
export const searchOpened = createEvent();
export const searchClosed = createEvent();
/** The dialog is on the screen and takes the typed letters. */
export const dialogShown = createEvent();
/** A key came before that. It is kept, so that no letter is lost while the dialog loads. */
export const earlyKeyPressed = createEvent<string>();
export const wordsTyped = createEvent<string>();

export const $isSearchOpen = createStore(false)
  .on(searchOpened, () => true)
  .on(searchClosed, () => false);

export const $isDialogHere = createStore(false)
  .on(dialogShown, () => true)
  .reset(searchClosed);

/** The words that the player looks for. */
export const $words = createStore('')
  .on(wordsTyped, (_, words) => words)
  .on(earlyKeyPressed, (words, key) => (key === 'Backspace' ? words.slice(0, -1) : words + key))
  .reset(searchClosed);
