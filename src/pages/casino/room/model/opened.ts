import { createEvent } from 'effector';

/** The page of a game opened, or somebody tries again after a failure. */
export const roomOpened = createEvent();
