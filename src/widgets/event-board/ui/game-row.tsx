import { memo } from 'react';

import type { Champ, Sport } from '@contracts/feed';

import { useGameMarkets, type GameInfo } from '@/entities/game';
import { boardColumns, type BoardColumn } from '@/features/betting/filter-events';
import { FollowButton } from '@/features/betting/follow-game';
import { gamePath } from '@/features/betting/open-event';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import { boardCells } from '../lib/cells';
import { cells as cellsBox, places } from './columns.css';
import * as css from './row.css';
import { GameNames } from './game-names';
import { GameScore } from './game-score';
import { GameTime } from './game-time';
import { PriceCells } from './price-cells';

export type GameRowProps = {
  game: GameInfo;
  sport: Sport;
  champ: Champ | undefined;
  hasDraw: boolean;
  columns?: readonly BoardColumn[] | undefined;
  isScoreWide?: boolean | undefined;
};

/** A game on the board. Renders when the game or its set of markets changes; prices, score and clock paint themselves. */
export const GameRow = memo(function GameRow({
  game,
  sport,
  champ,
  hasDraw,
  columns = boardColumns,
  isScoreWide = false,
}: GameRowProps) {
  const t = useT();
  const markets = useGameMarkets(game.id);
  const cells = boardCells(markets, hasDraw);
  const sides = { home: game.opp1.name, away: game.opp2.name };

  return (
    <article className={css.row} aria-label={t('sport.game.versus', sides)}>
      <span className={css.star}>
        <FollowButton game={game} />
      </span>
      <GameTime game={game} />
      <GameNames game={game} sport={sport} champ={champ} />
      <GameScore gameId={game.id} isWide={isScoreWide} />
      {columns.map((column, place) => (
        <PriceCells key={column} game={game} markets={cells[column]} className={`${cellsBox} ${places[place] ?? ''}`} />
      ))}
      {game.marketsCount > 0 ? (
        <AppLink
          className={css.more}
          to={gamePath({ game, sport, champ })}
          aria-label={`${t('sport.event.count', { count: game.marketsCount })}: ${t('sport.game.versus', sides)}`}
        >
          +{game.marketsCount}
        </AppLink>
      ) : (
        <span />
      )}
    </article>
  );
});
