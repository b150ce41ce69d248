import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { createPartView } from '@/shared/part';

import { $isConsultantOpen, consultantClosed } from '../model/consultant';

const ConsultantDialog = createPartView({
  name: 'payment consultant',
  load: () => import('./consultant-dialog'),
  texts: ['consultant'],
  view: (module) => module.ConsultantDialog,
  closed: consultantClosed,
});

export function PaymentConsultant({ children }: { children: ReactNode }) {
  return useUnit($isConsultantOpen) ? <ConsultantDialog>{children}</ConsultantDialog> : null;
}
