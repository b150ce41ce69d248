import { createEvent, sample } from 'effector';

import { loginDialogClosed, loginOpened } from '@/features/log-in';
import { registrationClosed, registrationOpened } from '@/features/register';

export const toRegistrationPressed = createEvent();
export const toLoginPressed = createEvent();

// One closes as the other opens: two modals are never on the screen.
sample({ clock: toRegistrationPressed, target: [loginDialogClosed, registrationOpened] });
sample({ clock: toLoginPressed, target: [registrationClosed, loginOpened] });
