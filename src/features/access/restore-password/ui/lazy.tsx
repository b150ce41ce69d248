import { createPartView } from '@/shared/part';

import { forgotPasswordClosed } from '../model/dialog';

/** Loads after a click, so that the first load has no byte of it. */
export const ForgotPasswordDialog = createPartView({
  name: 'forgotten password',
  load: () => import('./forgot-dialog'),
  view: (module) => module.ForgotPasswordDialog,
  texts: ['session'],
  closed: forgotPasswordClosed,
});
/** Stands on the page to which the mail's link leads. */
export const RestorePassword = createPartView({
  name: 'new password',
  load: () => import('./restore-password'),
  view: (module) => module.RestorePassword,
  texts: ['session'],
});
