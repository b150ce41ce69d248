import { useUnit } from 'effector-react';

import { $quickBet } from '@/entities/coupon';

import { createPartView } from '@/shared/part';

const QuickSlip = createPartView({
  name: 'quick bet',
  load: () => import('./quick-slip'),
  view: (module) => module.QuickSlip,
});

/** The small slip comes with the first press that wants it. */
export function QuickPart() {
  return useUnit($quickBet) === null ? null : <QuickSlip />;
}
