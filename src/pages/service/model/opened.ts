import { createEvent } from 'effector';

/** One of the pages of a closed site is on the screen. */
export const pageOpened = createEvent();
