import type { Sport, Zone } from '@contracts/feed';
import { sportIds } from '@contracts/markets';

import type { Sports } from './entities';

/** The zone that the `section` of an address names. Null: it names neither. */
export const zoneOf = (section: string | undefined): Zone | null =>
  section === 'line' || section === 'live' ? section : null;

/** Bets on the end of a season have a sport of their own, which no feed carries. Spec: shell §7, §9. */
const longTerm: Omit<Sport, 'name'> = { id: sportIds.longTerm, nameEng: 'Long-term bets', line: 0, live: 0, weight: 0 };

export const withLongTerm = (sports: Sports, name: string): Sports =>
  new Map(sports).set(longTerm.id, { ...longTerm, name });

/** Sports as lists of a player show them: one that they hid from a zone counts no matches there. */
export const withoutHidden = (sports: Sports, hidden: Readonly<Record<Zone, readonly number[]>>): Sports =>
  new Map(
    [...sports].map(([id, sport]) => [
      id,
      {
        ...sport,
        line: hidden.line.includes(id) ? 0 : sport.line,
        live: hidden.live.includes(id) ? 0 : sport.live,
      },
    ]),
  );
