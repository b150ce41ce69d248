import { createPartView } from '@/shared/part';

/** Tables of what pays, and the check: they stand below, and come after the round. */
export const Below = createPartView({
  name: 'rules of the game',
  load: () => import('./below'),
  view: (module) => module.Below,
});
/** The player's last bets. */
export const OwnBets = createPartView({
  name: 'bets at the game',
  load: () => import('./own-bets'),
  view: (module) => module.OwnBets,
});
/** The field of numbers, the cloth, the exit: what is chosen before a bet. */
export const Controls = createPartView({
  name: 'choices of the game',
  load: () => import('./controls'),
  view: (module) => module.Controls,
});
