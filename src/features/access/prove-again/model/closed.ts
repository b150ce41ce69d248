import { createEvent, sample } from 'effector';

import { captchaAnswered } from '@/shared/api';

/** The player shows nothing, so they do not want the call either. */
export const dialogClosed = createEvent();
sample({ clock: dialogClosed, fn: () => null, target: captchaAnswered });
