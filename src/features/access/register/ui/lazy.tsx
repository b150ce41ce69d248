import { lazy } from 'react';

/** Behind a click: not a byte of the form is in the first load. */
export const RegistrationDialog = lazy(() =>
  import('./registration-dialog').then((module) => ({ default: module.RegistrationDialog })),
);
export const RegistrationForm = lazy(() =>
  import('./registration-form').then((module) => ({ default: module.RegistrationForm })),
);
