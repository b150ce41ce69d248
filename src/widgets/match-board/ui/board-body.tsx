import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import type { Sport, Zone } from '@contracts/feed';

import { $champs, $marketsByMatch, $matches, joinCountries } from '@/entities/match';
import { $isGroupedByCountry, $look } from '@/entities/preferences';
import {
  $filter,
  $hasUpcoming,
  $isGroupedByCategories,
  $soonUntil,
  type BoardColumn,
  filterChamps,
  hasDraws,
  inOrder,
  listOf,
} from '@/features/betting/filter-matches';
import { useTopic } from '@/shared/feed';

import { itemsByLeague, itemsByTime } from '../lib/items';
import { $foldedChamps } from '../model/fold';
import { BoardList } from './board-list';
import { NoList, NothingFits } from './board-states';
import { ColumnHead } from './column-head';
import { PriceGrid } from './price-grid';

type BoardBodyProps = {
  zone: Zone;
  sport: Sport;
  champId: number | null;
  columns: readonly BoardColumn[];
  isScoreWide: boolean;
};

/** The list of one sport in one of its states: loading, failed, empty, filtered away, or full. */
export function BoardBody({ zone, sport, champId, columns, isScoreWide }: BoardBodyProps) {
  const [champs, matches, markets] = useUnit([$champs, $matches, $marketsByMatch]);
  const [filter, isByCategory, isByCountry, folded] = useUnit([
    $filter,
    $isGroupedByCategories,
    $isGroupedByCountry,
    $foldedChamps,
  ]);
  const [hasUpcoming, soonUntil, look] = useUnit([$hasUpcoming, $soonUntil, $look]);
  const isMixed = zone === 'live' && hasUpcoming;
  const phase = useTopic(`list:${zone}:${String(sport.id)}`);
  useTopic(isMixed ? `list:line:${String(sport.id)}` : null);

  const all = useMemo(
    () => listOf({ champs, matches }, { zone, sport, champId, soonUntil: isMixed ? soonUntil : null }),
    [champs, matches, zone, sport, champId, isMixed, soonUntil],
  );
  const shown = useMemo(() => {
    const found = inOrder(filterChamps(all, filter), look);
    return isByCountry ? joinCountries(found) : found;
  }, [all, filter, isByCountry, look]);
  const items = useMemo(
    () => (isByCategory ? itemsByLeague(shown, folded) : itemsByTime(shown)),
    [shown, isByCategory, folded],
  );
  const hasDraw = useMemo(() => hasDraws(all, markets), [all, markets]);

  if (all.length === 0) {
    const asked = champId === null ? null : `list:${zone}:${String(sport.id)}:${String(champId)}`;
    return <NoList {...{ zone, phase, asked }} />;
  }
  if (items.length === 0) return <NothingFits />;
  return (
    <PriceGrid>
      <ColumnHead
        title={`${sport.name} · ${String(shown.reduce((sum, champ) => sum + champ.matches.length, 0))}`}
        hasDraw={hasDraw}
        columns={columns}
      />
      <BoardList {...{ items, sport, champs, hasDraw, columns, isScoreWide }} />
    </PriceGrid>
  );
}
