import { createEvent, createStore } from 'effector';

export const said = createEvent<string>();
/** Read aloud when there is a pause. Its region is on the page before there is anything to say: one that comes with its text is not read. */
export const $said = createStore('').on(said, (_, text) => text);
