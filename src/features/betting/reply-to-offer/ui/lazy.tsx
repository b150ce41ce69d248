import { createPartView } from '@/shared/part';

export const TraderPart = createPartView({
  name: 'offer of a trader',
  load: () => import('./trader-part'),
  texts: ['bets'],
  view: (module) => module.default,
});
