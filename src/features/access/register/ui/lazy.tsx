import { createPartView } from '@/shared/part';

import { registrationClosed } from '../model/dialog';

/** Loads after a click, so that the first load has no byte of the form. */
export const RegistrationDialog = createPartView({
  name: 'registration',
  load: () => import('./registration-dialog'),
  view: (module) => module.RegistrationDialog,
  texts: ['registration'],
  closed: registrationClosed,
});
export const RegistrationForm = createPartView({
  name: 'form of registration',
  load: () => import('./registration-form'),
  view: (module) => module.RegistrationForm,
  texts: ['registration'],
});
