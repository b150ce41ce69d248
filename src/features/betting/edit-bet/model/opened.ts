import { createEvent } from 'effector';

/** The screen shows a bet that can be edited, for the first time. */
export const editingOpened = createEvent();
