import { memo } from 'react';

import type { Champ, Sport } from '@contracts/feed';

import { type MatchInfo, nameOfMatch, useMatchMarkets } from '@/entities/match';
import { type BoardColumn, boardColumns } from '@/features/betting/filter-matches';
import { FollowButton } from '@/features/betting/follow-match';
import { matchPath } from '@/features/betting/open-match';
import { MatchTime, timeRest } from '@/features/boards/read-match';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Slot } from '@/shared/slot';
import { cut } from '@/shared/ui/theme';

import { boardCells } from '../lib/cells';
import { cells as cellsBox, places } from './columns.css';
import { MatchNames } from './match-names';
import { MatchScore } from './match-score';
import { PriceCells } from './price-cells';
import * as css from './row.css';

export type MatchRowProps = {
  match: MatchInfo;
  sport: Sport;
  champ: Champ | undefined;
  hasDraw: boolean;
  columns?: readonly BoardColumn[] | undefined;
  isScoreWide?: boolean | undefined;
};

/**
 * A match on the board. Renders when the match or its set of markets changes; prices, score and clock paint by
 * themselves.
 */
export const MatchRow = memo(function MatchRow({
  match,
  sport,
  champ,
  hasDraw,
  columns = boardColumns,
  isScoreWide = false,
}: MatchRowProps) {
  const t = useT();
  const markets = useMatchMarkets(match.id);
  const cells = boardCells(markets, hasDraw);
  const name = nameOfMatch(match);
  const path = matchPath({ match, sport, champ });

  return (
    <article className={css.row} data-two-way={hasDraw ? undefined : ''} aria-label={name}>
      <span className={css.star}>
        <FollowButton match={match} />
      </span>
      <MatchTime match={match} />
      {match.outcomesCount === undefined ? (
        <>
          <MatchNames match={match} sport={sport} champ={champ} />
          <MatchScore gameId={match.id} isWide={isScoreWide} />
          {columns.map((column, place) => (
            <PriceCells
              key={column}
              match={match}
              markets={cells[column]}
              className={`${cellsBox} ${places[place] ?? ''}`}
            />
          ))}
        </>
      ) : (
        // This match has many outcomes, so they stand on a page of their own.
        <AppLink className={css.longTerm} to={path}>
          <bdi className={cut}>{name}</bdi>
          <span className={timeRest}>
            <span>{match.periodName ?? t('sport.longTerm')}</span> ·{' '}
            <span>{t('sport.event.outcomes', { count: match.outcomesCount })}</span>
          </span>
        </AppLink>
      )}
      {match.marketsCount > 0 && match.outcomesCount === undefined ? (
        <AppLink
          className={css.more}
          to={path}
          aria-label={`${t('sport.event.count', { count: match.marketsCount })}: ${name}`}
        >
          +{match.marketsCount}
        </AppLink>
      ) : (
        <span />
      )}
      <Slot name="board.row" params={{ gameId: match.id }} isQuiet className={css.sign} />
    </article>
  );
});
