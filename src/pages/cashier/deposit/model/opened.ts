import { createEvent } from 'effector';

/** The page of deposits opened, or somebody tries again after a failure. */
export const depositOpened = createEvent();
