import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $isShown } from '../model/age';

const AgeDialog = createPartView({
  name: 'age',
  load: () => import('./age-dialog'),
  view: (module) => module.AgeDialog,
});

export function AgeWarning() {
  return useUnit($isShown) ? <AgeDialog /> : null;
}
