import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import type { Sport, Zone } from '@contracts/feed';

import { $champs, $games, $marketsByGame, groupBySport, isFinishedGame } from '@/entities/game';
import { $filter, $order, filterChamps } from '@/features/betting/filter-events';
import { GamesNotLoaded } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { $isOnline } from '@/shared/lib/device';

import { hasDraws } from '../lib/draws';
import { itemsByLeague, itemsByTime } from '../lib/items';
import { $foldedChamps } from '../model/fold';
import { BoardList } from './board-list';
import { BoardSkeleton } from './board-skeleton';
import { NoGames, NothingFits } from './board-states';
import * as css from './board.css';
import { ColumnHead } from './column-head';

type BoardBodyProps = { zone: Zone; sport: Sport; champId: number | null };

/** The list of one sport in one of its states: loading, failed, empty, filtered away, there. */
export function BoardBody({ zone, sport, champId }: BoardBodyProps) {
  const phase = useTopic(`list:${zone}:${String(sport.id)}`);
  const [champs, games, markets] = useUnit([$champs, $games, $marketsByGame]);
  const [filter, order, folded, isOnline] = useUnit([$filter, $order, $foldedChamps, $isOnline]);

  const all = useMemo(() => {
    const sports = new Map([[sport.id, sport]]);
    const [found] = groupBySport(
      { sports, champs, games },
      (game) => game.zone === zone && game.sportId === sport.id && !isFinishedGame(game),
    );
    return (found?.champs ?? []).filter(({ champ }) => champId === null || champ.id === champId);
  }, [champs, games, sport, zone, champId]);
  const shown = useMemo(() => filterChamps(all, filter), [all, filter]);
  const items = useMemo(
    () => (order === 'time' ? itemsByTime(shown) : itemsByLeague(shown, folded)),
    [shown, order, folded],
  );
  const hasDraw = useMemo(() => hasDraws(all, markets), [all, markets]);

  if (all.length === 0) {
    if (phase === 'loading') return <BoardSkeleton />;
    if (phase === 'failed') return <GamesNotLoaded isOffline={!isOnline} />;
    return <NoGames zone={zone} />;
  }
  if (items.length === 0) return <NothingFits />;
  return (
    <div className={css.sized}>
      <ColumnHead
        title={`${sport.name} · ${String(all.reduce((sum, champ) => sum + champ.games.length, 0))}`}
        hasDraw={hasDraw}
      />
      <BoardList items={items} sport={sport} champs={champs} hasDraw={hasDraw} />
    </div>
  );
}
