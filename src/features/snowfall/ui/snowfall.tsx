import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $isSnowing } from '../model/snowfall';

const Sky = lazy(() => import('./sky').then((module) => ({ default: module.Sky })));

/** Its code comes where it snows. */
export function Snowfall() {
  if (!useUnit($isSnowing)) return null;
  return (
    <Suspense fallback={null}>
      <Sky />
    </Suspense>
  );
}
