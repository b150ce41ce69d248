import { createEvent } from 'effector';

/** Another list is looked at: what was typed for the old one does not fit. What is kept is read, for this model comes late. */
export const listOpened = createEvent();
