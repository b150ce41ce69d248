import { useUnit } from 'effector-react';

import { $areReadyBetsOpen, readyBetsLeft } from '@/features/betting/open-ready-bets';
import { createPartView } from '@/shared/part';

const ReadyBetsDialog = createPartView({
  name: 'ready coupons',
  load: () => import('./ready-bets-dialog'),
  texts: ['share'],
  view: (module) => module.ReadyBetsDialog,
  closed: readyBetsLeft,
});

/** Shows the dialog of ready coupons over any page. */
export function ReadyBets() {
  return useUnit($areReadyBetsOpen) ? <ReadyBetsDialog /> : null;
}
