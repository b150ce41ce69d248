import { lazy } from 'react';

/** Behind a click: not a byte of the form is in the first load. */
export const LoginDialog = lazy(() => import('./login-dialog').then((module) => ({ default: module.LoginDialog })));
export const LoginForm = lazy(() => import('./login-form').then((module) => ({ default: module.LoginForm })));
