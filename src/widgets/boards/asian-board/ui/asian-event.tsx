import type { Champ, Sport } from '@contracts/feed';

import { type MatchInfo, nameOfMatch } from '@/entities/match';
import { FollowButton } from '@/features/betting/follow-match';
import { matchPath } from '@/features/betting/open-match';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { cut } from '@/shared/ui/theme';

import * as css from './match.css';

type AsianEventProps = { match: MatchInfo; sport: Sport; champ: Champ | undefined };

/** An event with many outcomes, such as a season: a link to the page on which they stand. */
export function AsianEvent({ match, sport, champ }: AsianEventProps) {
  const t = useT();
  const name = nameOfMatch(match);
  return (
    <article className={css.event} aria-label={name}>
      <FollowButton match={match} />
      <AppLink className={css.eventLink} to={matchPath({ match, sport, champ })}>
        <bdi className={cut}>{name}</bdi>
        <span className={css.eventRest}>{t('sport.event.outcomes', { count: match.outcomesCount ?? 0 })}</span>
      </AppLink>
    </article>
  );
}
