import { createPart } from '@/shared/part';

/** What tells of followed matches and settled bets. Its code comes when the player wants to hear of any. Row PREF-10. */
export const tellingPart = createPart({
  name: 'messages of matches',
  load: () => import('@/features/watch/tell-matches'),
  texts: ['tells'],
});
