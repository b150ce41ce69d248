import { useUnit } from 'effector-react';

import { $champs, $sports } from '@/entities/match';
import { matchPath } from '@/features/betting/open-match';

import type { DayRace } from './day';

/** The address of a race card. */
export function useRacePath(): (race: DayRace) => string {
  const [sports, champs] = useUnit([$sports, $champs]);
  return ({ id, name, meeting: { sportId, champId } }) =>
    matchPath({
      match: {
        ...{ id, zone: 'line', sportId, champId },
        opp1: { id, name, nameEng: '' },
        opp2: { id: 0, name: '', nameEng: '' },
      },
      sport: sports.get(sportId),
      champ: champs.get(champId),
    });
}
