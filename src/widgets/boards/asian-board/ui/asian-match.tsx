import { memo } from 'react';

import type { Champ, Sport } from '@contracts/feed';

import { leadOf, restLine } from '@/entities/boards/asian-line';
import { isLiveMatch, type MarketInfo, type MatchInfo, nameOfMatch, useMatchPlay } from '@/entities/match';
import { FollowButton } from '@/features/betting/follow-match';
import { matchPath } from '@/features/betting/open-match';
import { MatchTime } from '@/features/boards/read-match';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import { asianLines } from '../lib/lines';
import { AsianLine } from './asian-line';
import { AsianNames } from './asian-names';
import * as css from './match.css';

type AsianMatchProps = { match: MatchInfo; markets: readonly MarketInfo[]; sport: Sport; champ: Champ | undefined };

/**
 * A match with its main line and further lines under it. Renders when the match, its score or its set of outcomes changes;
 * prices and clock paint by themselves.
 */
export const AsianMatch = memo(function AsianMatch({ match, markets, sport, champ }: AsianMatchProps) {
  const t = useT();
  const score = useMatchPlay(match.id)?.score?.full;
  const lines = asianLines(markets);
  const lead = score && isLiveMatch(match) ? leadOf(score) : 0;
  const name = nameOfMatch(match);
  const path = matchPath({ match, sport, champ });
  const [main] = lines.full.handicap[0]?.sides ?? [];
  const given = main ? (restLine(main, lead) ?? main.param ?? 0) : 0;

  return (
    <article className={css.match} aria-label={name}>
      {Array.from({ length: lines.count }, (_, index) => (
        <AsianLine key={index} {...{ match, lines, index, lead }}>
          <div className={css.info}>
            <span className={css.star}>
              <FollowButton match={match} />
            </span>
            <span className={css.time}>
              <MatchTime match={match} />
            </span>
            <AsianNames
              match={match}
              path={path}
              hasDraw={lines.hasDraw}
              giving={given < 0 ? 1 : given > 0 ? 2 : null}
            />
            <span className={css.score}>
              <bdi>{score?.[0]}</bdi>
              <bdi>{score?.[1]}</bdi>
            </span>
          </div>
          <AppLink
            className={css.more}
            to={path}
            aria-label={`${t('sport.event.count', { count: match.marketsCount })}: ${name}`}
          >
            +{match.marketsCount}
          </AppLink>
        </AsianLine>
      ))}
    </article>
  );
});
