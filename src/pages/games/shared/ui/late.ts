import { createPartView } from '@/shared/part';

/** Tables of what pays: they stand below, and come after the round. */
export const Rules = createPartView({
  name: 'rules of the game',
  load: () => import('./rules'),
  view: (module) => module.Rules,
});
/** The field of numbers, the cloth, the exit: what is chosen before a bet. */
export const Controls = createPartView({
  name: 'choices of the game',
  load: () => import('./controls'),
  view: (module) => module.Controls,
});
