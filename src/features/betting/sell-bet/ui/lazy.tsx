import { createPartView } from '@/shared/part';

export const SellBet = createPartView({
  name: 'sale',
  load: () => import('./sell-bet'),
  texts: ['bets'],
  view: (module) => module.default,
});
