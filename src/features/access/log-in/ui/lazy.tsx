import { createPartView } from '@/shared/part';

import { loginDialogClosed } from '../model/dialog';

/** Behind a click: not a byte of the form is in the first load. */
export const LoginDialog = createPartView({
  name: 'log in',
  load: () => import('./login-dialog'),
  view: (module) => module.LoginDialog,
  closed: loginDialogClosed,
});
export const LoginForm = createPartView({
  name: 'form of log in',
  load: () => import('./login-form'),
  view: (module) => module.LoginForm,
});
