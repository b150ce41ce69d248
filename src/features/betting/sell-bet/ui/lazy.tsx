import { createPartView } from '@/shared/part';

export const SellBet = createPartView({
  name: 'sale',
  load: () => import('./sell-bet'),
  view: (module) => module.default,
});
