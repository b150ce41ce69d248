import { createEvent } from 'effector';

/** The page opened, or somebody tries again after a failure. */
export const verificationOpened = createEvent();
