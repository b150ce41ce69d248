import { createPartView } from '@/shared/part';

export const ConfirmTerms = createPartView({
  name: 'terms',
  load: () => import('./confirm-terms'),
  view: (module) => module.ConfirmTerms,
});
