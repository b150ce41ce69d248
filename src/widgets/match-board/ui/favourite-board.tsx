import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { $favourites } from '@/entities/favourites/matches';
import { useT } from '@/shared/i18n';

import { MatchesBoard } from './matches-board';

/** The starred matches, the newest of them. Shows nothing while there is none. */
export function FavouriteBoard() {
  const t = useT();
  const favourites = useUnit($favourites);
  const gameIds = useMemo(() => favourites.map(({ id }) => id).toReversed(), [favourites]);
  return <MatchesBoard title={t('sport.title.favourites')} gameIds={gameIds} />;
}
