import type { Sport } from '@contracts/feed';
import { sportIds } from '@contracts/markets';

import type { Sports } from './entities';

/** Bets on the end of a season have a sport of their own, which no feed carries. Spec: shell §7, §9. */
const longTerm: Omit<Sport, 'name'> = { id: sportIds.longTerm, nameEng: 'Long-term bets', line: 0, live: 0, weight: 0 };

export const withLongTerm = (sports: Sports, name: string): Sports =>
  new Map(sports).set(longTerm.id, { ...longTerm, name });
