import { useUnit } from 'effector-react';

import { proofNeeded } from '@contracts/error-codes';

import { $captchaTask } from '@/shared/api';
import { createPartView } from '@/shared/part';

import { dialogClosed } from '../model/closed';

/** Loads when the first call is refused because the session alone is not enough. */
const ProofDialog = createPartView({
  name: 'proof',
  load: () => import('./proof-dialog'),
  view: (module) => module.ProofDialog,
  texts: ['login'],
  closed: dialogClosed,
});

/** Asks the player to show again that it is them, for the first call that waits for it. Decision D-551. */
export function ProofPlace() {
  const task = useUnit($captchaTask);
  return task?.code === proofNeeded ? <ProofDialog task={task.id} /> : null;
}
