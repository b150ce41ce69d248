import { createEvent } from 'effector';

/** The page of a shared game opened, or somebody tries again after a failure. */
export const tableOpened = createEvent();
export const tableClosed = createEvent();
