import { createEvent } from 'effector';

/** Another page is on the screen, so calls that only the last page needed are cancelled. */
export const pageLeft = createEvent();
