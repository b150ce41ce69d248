import { createEvent } from 'effector';

/** A page that sells tickets is here. */
export const ticketsOpened = createEvent();
