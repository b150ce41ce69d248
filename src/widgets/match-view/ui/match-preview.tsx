import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import {
  $champs,
  $sports,
  groupMarkets,
  type MatchInfo,
  matchName,
  nameOfMatch,
  shortTeamName,
  useMatchMarkets,
} from '@/entities/match';
import { FollowButton } from '@/features/betting/follow-match';
import { matchPath } from '@/features/betting/open-match';
import { PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Icon } from '@/shared/ui/icon';
import { cut } from '@/shared/ui/theme';

import { Markets } from './markets';
import * as css from './match-view.css';
import { ScoreHead } from './score-head';
import { type PreviewOf, usePreview } from './use-preview';

function Bar({ match }: { match: MatchInfo }) {
  const t = useT();
  const [sports, champs] = useUnit([$sports, $champs]);
  const count = groupMarkets(useMatchMarkets(match.id)).length;
  const sport = sports.get(match.sportId);
  const champ = champs.get(match.champId);
  return (
    <div className={css.bar}>
      {/* A name is cut at its own end, whatever the direction of the page. */}
      <bdi className={`${cut} ${css.names}`}>
        {matchName(shortTeamName(match.opp1.name), shortTeamName(match.opp2.name))}
      </bdi>
      <AppLink className={css.all} to={matchPath({ match, sport, champ })}>
        {t('sport.event.count', { count })}
        <Icon name="arrow-right" size={14} className={css.onward} />
      </AppLink>
      <FollowButton match={match} />
    </div>
  );
}

type Picture = ((match: MatchInfo) => ReactNode) | undefined;

function Preview({ match, picture }: { match: MatchInfo; picture: Picture }) {
  useTopic(`game:${String(match.id)}`);
  return (
    <PriceDesk>
      <div className={css.view}>
        <Bar match={match} />
        <PricesLocked className={css.locked} />
        <ScoreHead match={match} level={2} />
        {picture?.(match)}
        <Markets match={match} />
      </div>
    </PriceDesk>
  );
}

/** Stands beside a list, where the window has room: one match of the list with all its markets. */
export function MatchPreview({ picture, ...list }: PreviewOf & { picture?: Picture }) {
  const match = usePreview(list);
  if (match === null) return null;
  return (
    <section className={css.preview} tabIndex={-1} aria-label={nameOfMatch(match)}>
      <Preview key={match.id} match={match} picture={picture} />
    </section>
  );
}
