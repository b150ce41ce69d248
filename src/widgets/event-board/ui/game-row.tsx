import { memo } from 'react';

import type { Champ, Sport } from '@contracts/feed';

import { type GameInfo, gameName, useGameMarkets } from '@/entities/game';
import { type BoardColumn, boardColumns } from '@/features/betting/filter-events';
import { FollowButton } from '@/features/betting/follow-game';
import { gamePath } from '@/features/betting/open-event';
import { GameTime, timeRest } from '@/features/boards/read-game';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Slot } from '@/shared/slot';
import { cut } from '@/shared/ui/theme';

import { boardCells } from '../lib/cells';
import { cells as cellsBox, places } from './columns.css';
import { GameNames } from './game-names';
import { GameScore } from './game-score';
import { PriceCells } from './price-cells';
import * as css from './row.css';

export type GameRowProps = {
  game: GameInfo;
  sport: Sport;
  champ: Champ | undefined;
  hasDraw: boolean;
  columns?: readonly BoardColumn[] | undefined;
  isScoreWide?: boolean | undefined;
};

/**
 * A game on the board. Renders when the game or its set of markets changes; prices, score and clock paint by
 * themselves.
 */
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
  const name = gameName(game);
  const path = gamePath({ game, sport, champ });

  return (
    <article className={css.row} data-two-way={hasDraw ? undefined : ''} aria-label={name}>
      <span className={css.star}>
        <FollowButton game={game} />
      </span>
      <GameTime game={game} />
      {game.outcomesCount === undefined ? (
        <>
          <GameNames game={game} sport={sport} champ={champ} />
          <GameScore gameId={game.id} isWide={isScoreWide} />
          {columns.map((column, place) => (
            <PriceCells
              key={column}
              game={game}
              markets={cells[column]}
              className={`${cellsBox} ${places[place] ?? ''}`}
            />
          ))}
        </>
      ) : (
        // This game has many outcomes, so they stand on a page of their own.
        <AppLink className={css.longTerm} to={path}>
          <bdi className={cut}>{name}</bdi>
          <span className={timeRest}>
            <span>{game.periodName ?? t('sport.longTerm')}</span> ·{' '}
            <span>{t('sport.event.outcomes', { count: game.outcomesCount })}</span>
          </span>
        </AppLink>
      )}
      {game.marketsCount > 0 && game.outcomesCount === undefined ? (
        <AppLink
          className={css.more}
          to={path}
          aria-label={`${t('sport.event.count', { count: game.marketsCount })}: ${name}`}
        >
          +{game.marketsCount}
        </AppLink>
      ) : (
        <span />
      )}
      <Slot name="board.row" params={{ gameId: game.id }} isQuiet className={css.sign} />
    </article>
  );
});
