import { lazy } from 'react';

/** Behind a click: not a byte of it is in the first load. */
export const ForgotPasswordDialog = lazy(() =>
  import('./forgot-dialog').then((module) => ({ default: module.ForgotPasswordDialog })),
);
/** On the page that the link of the mail leads to. */
export const RestorePassword = lazy(() =>
  import('./restore-password').then((module) => ({ default: module.RestorePassword })),
);
