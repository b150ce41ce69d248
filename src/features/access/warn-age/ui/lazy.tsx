import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $isShown } from '../model/age';

const AgeDialog = lazy(() => import('./age-dialog').then((module) => ({ default: module.AgeDialog })));

export function AgeWarning() {
  if (!useUnit($isShown)) return null;
  return (
    <Suspense fallback={null}>
      <AgeDialog />
    </Suspense>
  );
}
