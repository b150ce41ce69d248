import { createEvent } from 'effector';

/** The page of withdrawals opened, or somebody tries again after a failure. */
export const withdrawOpened = createEvent();
