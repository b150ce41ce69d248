import { createPartView } from '@/shared/part';

/** The player's bet, and their last ones: visitors need none of it. */
export const Side = createPartView({
  name: 'bets at the game',
  load: () => import('./side'),
  view: (module) => module.Side,
});
/** The field of numbers, the cloth, the exit: what is chosen before a bet. */
export const Controls = createPartView({
  name: 'choices of the game',
  load: () => import('./controls'),
  view: (module) => module.Controls,
});
