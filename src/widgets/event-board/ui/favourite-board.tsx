import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';

import { $favouriteIds, $favourites } from '@/entities/favourite';
import { $champs, $games, $marketsByGame, $sports, groupBySport, isFinishedGame } from '@/entities/game';
import { hasDraws } from '@/features/betting/filter-events';
import { topicClosed, topicOpened } from '@/shared/feed';
import { useT } from '@/shared/i18n';

import * as css from './event-board.css';
import { PriceGrid } from './price-grid';
import { SportGames } from './sport-games';

/** This many topics of followed games stay open at a time. */
const most = 20;

/** The starred games. Shows nothing while there is none. */
export function FavouriteBoard() {
  const t = useT();
  const [favourites, ids, open, close] = useUnit([$favourites, $favouriteIds, topicOpened, topicClosed]);
  const [sports, champs, games, markets] = useUnit([$sports, $champs, $games, $marketsByGame]);
  useEffect(() => {
    const topics = favourites.slice(-most).map(({ id }) => `game:${String(id)}`);
    topics.forEach(open);
    return () => {
      topics.forEach(close);
    };
  }, [favourites, open, close]);
  const found = useMemo(
    () => groupBySport({ sports, champs, games }, (game) => ids.has(game.id) && !isFinishedGame(game)),
    [sports, champs, games, ids],
  );

  if (found.length === 0) return null;
  return (
    <section className={css.section}>
      <header className={css.sectionHead}>
        <h2 className={css.sectionTitle}>{t('sport.title.favourites')}</h2>
      </header>
      <PriceGrid>
        {found.map(({ sport, champs: list }) => (
          <SportGames key={sport.id} sport={sport} champs={list} hasDraw={hasDraws(list, markets)} />
        ))}
      </PriceGrid>
    </section>
  );
}
