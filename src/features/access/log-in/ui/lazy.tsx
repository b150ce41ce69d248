import { createPartView } from '@/shared/part';

import { loginDialogClosed } from '../model/dialog';

/** Loads after a click, so that the first load has no byte of the form. */
export const LoginDialog = createPartView({
  name: 'log in',
  load: () => import('./login-dialog'),
  texts: ['login'],
  view: (module) => module.LoginDialog,
  closed: loginDialogClosed,
});
export const LoginForm = createPartView({
  name: 'form of log in',
  load: () => import('./login-form'),
  texts: ['login'],
  view: (module) => module.LoginForm,
});
