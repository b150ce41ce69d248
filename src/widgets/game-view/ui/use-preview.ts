import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import type { Zone } from '@contracts/feed';

import type { GameInfo } from '@/entities/game';
import { $champs, $games, $sports, compareGames, groupBySport, isFinishedGame, joinCountries } from '@/entities/game';
import { $isGroupedByCountry } from '@/entities/preferences';
import {
  $filter,
  $hasUpcoming,
  $isGroupedByCategories,
  $soonUntil,
  filterChamps,
} from '@/features/betting/filter-events';

import { $pressedGameId } from '../model/preview';

export type PreviewOf = { zone: Zone; sportId: number | null; champId: number | null };

/** The games of the list beside the preview, in the list's order and under its filters. */
function useListed({ zone, sportId, champId }: PreviewOf): readonly GameInfo[] {
  const [sports, champs, games, filter] = useUnit([$sports, $champs, $games, $filter]);
  const [isByLeague, isByCountry, hasUpcoming, soonUntil] = useUnit([
    $isGroupedByCategories,
    $isGroupedByCountry,
    $hasUpcoming,
    $soonUntil,
  ]);
  const until = zone === 'live' && hasUpcoming ? soonUntil : 0;
  return useMemo(() => {
    const [sport] = groupBySport(
      { sports, champs, games },
      (game) =>
        (game.zone === zone || game.startAt <= until) &&
        (sportId === null || game.sportId === sportId) &&
        (champId === null || game.champId === champId) &&
        !isFinishedGame(game),
    );
    const found = filterChamps(sport?.champs ?? [], filter);
    const listed = (isByLeague && isByCountry ? joinCountries(found) : found).flatMap((champ) => champ.games);
    return isByLeague ? listed : listed.toSorted(compareGames);
  }, [sports, champs, games, filter, zone, sportId, champId, isByLeague, isByCountry, until]);
}

/**
 * The match that the preview shows: the one whose price the player pressed last, while the list has it, otherwise the
 * first one.
 */
export function usePreview(list: PreviewOf): GameInfo | null {
  const listed = useListed(list);
  const pressedId = useUnit($pressedGameId);
  return listed.find(({ id }) => id === pressedId) ?? listed[0] ?? null;
}
