import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import type { Zone } from '@contracts/feed';

import { $champs, $sports, type MatchInfo, useMatch } from '@/entities/match';
import { FollowButton } from '@/features/betting/follow-match';
import { useWatchedMatch } from '@/features/betting/inspect-price';
import { champPath, flagOf, fullChampName, sportPath, zonePath } from '@/features/betting/open-match';
import { MatchesNotLoaded, PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { $isOnline } from '@/shared/lib/device';
import { AppLink } from '@/shared/routing';
import { Slot } from '@/shared/slot';
import { Flag } from '@/shared/ui/flag';
import { Icon } from '@/shared/ui/icon';
import { cut } from '@/shared/ui/theme';

import { Markets } from './markets';
import { MatchGone, MatchLoading } from './match-states';
import * as css from './match-view.css';
import { ScoreHead } from './score-head';
import { StatisticsLink } from './statistics-link';

export type MatchViewProps = {
  zone: Zone;
  /** Null: the address has no number. */
  gameId: number | null;
  /** What plays of the match, under its score. */
  picture?: ((match: MatchInfo) => ReactNode) | undefined;
  /** What stands instead of score and markets, for matches of another kind; null: they stand. */
  card?: ((match: MatchInfo) => ReactNode) | undefined;
};

/** One game: score, timeline and all of its markets. Spec: shell §2. */
export function MatchView({ zone, gameId, ...parts }: MatchViewProps) {
  const phase = useTopic(gameId === null ? null : `game:${String(gameId)}`);
  useTopic(`sports:${zone}`);
  const isOnline = useUnit($isOnline);
  const match = useMatch(gameId ?? -1);

  if (match) return <There match={match} {...parts} />;
  if (gameId === null || phase === 'missing' || phase === 'ready') return <MatchGone zone={zone} />;
  return phase === 'failed' ? <MatchesNotLoaded isOffline={!isOnline} /> : <MatchLoading />;
}

function There({ match, picture, card }: { match: MatchInfo } & Pick<MatchViewProps, 'picture' | 'card'>) {
  useWatchedMatch(match.id);
  const own = card?.(match);
  return (
    <PriceDesk>
      <div className={css.view}>
        <Bar match={match} />
        <Slot name="game.above" params={{ gameId: match.id }} />
        <PricesLocked className={css.locked} />
        {own ?? (
          <>
            <ScoreHead match={match} />
            <Played picture={picture?.(match)}>
              <Markets match={match} />
            </Played>
          </>
        )}
      </div>
    </PriceDesk>
  );
}

/** Prices come first: what plays has a column of its own beside them, and on a phone one line until somebody opens it. */
function Played({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  if (!picture) return <div className={css.prices}>{children}</div>;
  return (
    <div className={css.played}>
      <div className={css.picture}>{picture}</div>
      <div className={css.prices}>{children}</div>
    </div>
  );
}

function Bar({ match }: { match: MatchInfo }) {
  const t = useT();
  const [sports, champs] = useUnit([$sports, $champs]);
  const sport = sports.get(match.sportId);
  const champ = champs.get(match.champId);
  return (
    <div className={css.bar}>
      <AppLink
        className={css.back}
        to={sport ? sportPath(match.zone, sport) : zonePath(match.zone)}
        aria-label={t('sport.event.back')}
        title={t('sport.event.back')}
      >
        <Icon name="arrow-right" className={css.flipped} />
      </AppLink>
      {champ && (
        <AppLink className={css.champ} to={champPath(match.zone, sport ?? { id: match.sportId, nameEng: '' }, champ)}>
          <Flag country={flagOf(champ)} />
          <bdi className={cut}>{fullChampName(champ)}</bdi>
        </AppLink>
      )}
      <StatisticsLink match={match} />
      <FollowButton match={match} isLabelled />
    </div>
  );
}
