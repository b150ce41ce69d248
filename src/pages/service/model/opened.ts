import { createEvent } from 'effector';

/** One of the pages of a closed site opened. */
export const pageOpened = createEvent();
