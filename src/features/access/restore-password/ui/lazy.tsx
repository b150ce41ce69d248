import { createPartView } from '@/shared/part';

import { forgotPasswordClosed } from '../model/dialog';

/** Behind a click: not a byte of it is in the first load. */
export const ForgotPasswordDialog = createPartView({
  name: 'forgotten password',
  load: () => import('./forgot-dialog'),
  view: (module) => module.ForgotPasswordDialog,
  texts: ['session'],
  closed: forgotPasswordClosed,
});
/** On the page that the link of the mail leads to. */
export const RestorePassword = createPartView({
  name: 'new password',
  load: () => import('./restore-password'),
  view: (module) => module.RestorePassword,
  texts: ['session'],
});
