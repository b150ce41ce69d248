import { createEvent } from 'effector';

/**
 * The player opened another list, so the words typed for the old one go. Also reads what was kept, because this model
 * loads late.
 */
export const listOpened = createEvent();
