import { useUnit } from 'effector-react';

import { $quickBet } from '@/entities/quick-bet';
import { createPartView } from '@/shared/part';

const QuickSlip = createPartView({
  name: 'quick bet',
  load: () => import('./quick-slip'),
  texts: ['flow'],
  view: (module) => module.QuickSlip,
});

/** The small slip loads with the first press that needs it. */
export function QuickPart() {
  return useUnit($quickBet) === null ? null : <QuickSlip />;
}
