import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $areReadyBetsOpen } from '@/features/betting/open-ready-bets';

const ReadyBetsDialog = lazy(() =>
  import('./ready-bets-dialog').then((module) => ({ default: module.ReadyBetsDialog })),
);

/** The place of the dialog of ready coupons, over whatever page. */
export function ReadyBets() {
  const isOpen = useUnit($areReadyBetsOpen);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ReadyBetsDialog />
    </Suspense>
  );
}
