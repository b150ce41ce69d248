import { createPartView } from '@/shared/part';

/** The view loads for those who chose it. */
export const AsianBoard = createPartView({
  name: 'Asian view',
  load: () => import('./asian-board'),
  texts: ['asian', 'preferences'],
  view: (module) => module.AsianBoard,
});
