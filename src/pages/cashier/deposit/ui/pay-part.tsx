import { createPartView } from '@/shared/part';

/** The code's picture and its library come only when somebody has to pay elsewhere. */
export const HowToPay = createPartView({
  name: 'how to pay',
  load: () => import('./how-to-pay'),
  view: (module) => module.HowToPay,
});
