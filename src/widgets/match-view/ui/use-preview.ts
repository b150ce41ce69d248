import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import type { Zone } from '@contracts/feed';

import type { MatchInfo } from '@/entities/match';
import {
  $champs,
  $matches,
  $sports,
  compareMatches,
  groupBySport,
  isFinishedMatch,
  joinCountries,
} from '@/entities/match';
import { $isGroupedByCountry } from '@/entities/preferences';
import {
  $filter,
  $hasUpcoming,
  $isGroupedByCategories,
  $soonUntil,
  filterChamps,
} from '@/features/betting/filter-matches';

import { $pressedGameId } from '../model/preview';

export type PreviewOf = { zone: Zone; sportId: number | null; champId: number | null };

/** The matches of the list beside the preview, in the list's order and under its filters. */
function useListed({ zone, sportId, champId }: PreviewOf): readonly MatchInfo[] {
  const [sports, champs, matches, filter] = useUnit([$sports, $champs, $matches, $filter]);
  const [isByLeague, isByCountry, hasUpcoming, soonUntil] = useUnit([
    $isGroupedByCategories,
    $isGroupedByCountry,
    $hasUpcoming,
    $soonUntil,
  ]);
  const until = zone === 'live' && hasUpcoming ? soonUntil : 0;
  return useMemo(() => {
    const [sport] = groupBySport(
      { sports, champs, matches },
      (match) =>
        (match.zone === zone || match.startAt <= until) &&
        (sportId === null || match.sportId === sportId) &&
        (champId === null || match.champId === champId) &&
        !isFinishedMatch(match),
    );
    const found = filterChamps(sport?.champs ?? [], filter);
    const listed = (isByLeague && isByCountry ? joinCountries(found) : found).flatMap((champ) => champ.matches);
    return isByLeague ? listed : listed.toSorted(compareMatches);
  }, [sports, champs, matches, filter, zone, sportId, champId, isByLeague, isByCountry, until]);
}

/**
 * The match that the preview shows: the one whose price the player pressed last, while the list has it, otherwise the
 * first one.
 */
export function usePreview(list: PreviewOf): MatchInfo | null {
  const listed = useListed(list);
  const pressedId = useUnit($pressedGameId);
  return listed.find(({ id }) => id === pressedId) ?? listed[0] ?? null;
}
