import { createPartView } from '@/shared/part';

export const EditBet = createPartView({
  name: 'edit bet',
  load: () => import('./edit-bet'),
  texts: ['edit'],
  view: (module) => module.default,
});
