import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $isVerificationOpen, verificationClosed } from '../model/recharge';

const VerificationDialog = createPartView({
  name: 'verification',
  load: () => import('./verification-dialog'),
  view: (module) => module.VerificationDialog,
  texts: ['recharge'],
  closed: verificationClosed,
});

export function VerificationAsk() {
  const isOpen = useUnit($isVerificationOpen);
  return isOpen ? <VerificationDialog /> : null;
}
