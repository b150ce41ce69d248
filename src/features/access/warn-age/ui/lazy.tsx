import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $isWarned } from '../model/age';

const AgeDialog = createPartView({
  name: 'age',
  load: () => import('./age-dialog'),
  // The registration form has the same sentence about the terms.
  texts: ['popups', 'registration'],
  view: (module) => module.AgeDialog,
});

export function AgeWarning() {
  return useUnit($isWarned) ? <AgeDialog /> : null;
}
