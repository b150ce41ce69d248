import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $isOneTapShown } from '../model/one-tap';

const OneTapCard = lazy(() => import('./one-tap-card').then((module) => ({ default: module.OneTapCard })));

/** Its code comes when it is offered. */
export function OneTap() {
  if (!useUnit($isOneTapShown)) return null;
  return (
    <Suspense fallback={null}>
      <OneTapCard />
    </Suspense>
  );
}
