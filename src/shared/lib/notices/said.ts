import { createEvent, createStore } from 'effector';

export const said = createEvent<string>();
/**
 * The text that a screen reader reads aloud at the next pause. Its live region is on the page before there is a text,
 * because a screen reader skips a region that appears together with its text.
 */
export const $said = createStore('').on(said, (_, text) => text);
