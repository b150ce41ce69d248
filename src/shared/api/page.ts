import { createEvent } from 'effector';

/** Another page is on the screen: what only the last one wanted to know is cancelled. */
export const pageLeft = createEvent();
