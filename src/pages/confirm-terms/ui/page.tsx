import { useUnit } from 'effector-react';

import { ConfirmTerms } from '@/features/access/confirm-terms';
import { logOutRequested } from '@/features/access/log-out';

/** Spec: shell §2 "Empty layout", decision D-25. */
export function ConfirmTermsPage() {
  const leave = useUnit(logOutRequested);
  return <ConfirmTerms onLeave={() => leave()} />;
}
