import { createEvent } from 'effector';

/** The page of a bonus game opened, or somebody tries again after a failure. */
export const pageOpened = createEvent();
