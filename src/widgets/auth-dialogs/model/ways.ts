import { createEvent, sample } from 'effector';

import { loginDialogClosed, loginOpened } from '@/features/access/log-in';
import { registrationClosed, registrationOpened } from '@/features/access/register';
import { forgotPasswordClosed, forgotPasswordOpened } from '@/features/access/restore-password';

export const toRegistrationPressed = createEvent();
export const toLoginPressed = createEvent();
export const toForgotPasswordPressed = createEvent();

// One dialog closes as the other opens, so the screen never shows two.
sample({ clock: toRegistrationPressed, target: [loginDialogClosed, registrationOpened] });
sample({ clock: toLoginPressed, target: [registrationClosed, forgotPasswordClosed, loginOpened] });
sample({ clock: toForgotPasswordPressed, target: [loginDialogClosed, forgotPasswordOpened] });
