import { createPartView } from '@/shared/part';

/** My bets come right behind the panel, whose slip is seen first. */
export const BetsPart = createPartView({
  name: 'my bets',
  load: () => import('./my-bets'),
  view: (module) => module.MyBets,
});
