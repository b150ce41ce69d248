import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $isVerificationOpen } from '../model/recharge';

const Dialog = lazy(() => import('./verification-dialog').then((module) => ({ default: module.VerificationDialog })));

export function VerificationAsk() {
  const isOpen = useUnit($isVerificationOpen);
  return isOpen ? (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  ) : null;
}
