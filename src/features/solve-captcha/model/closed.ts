import { createEvent, sample } from 'effector';

import { captchaAnswered } from '@/shared/api';

/** Closed by the player: they do not want the call either. */
export const dialogClosed = createEvent();
sample({ clock: dialogClosed, fn: () => null, target: captchaAnswered });
