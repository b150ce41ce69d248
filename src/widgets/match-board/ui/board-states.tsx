import { useUnit } from 'effector-react';

import type { Zone } from '@contracts/feed';

import { filtersReset } from '@/features/betting/filter-matches';
import { zonePath } from '@/features/betting/open-match';
import { MatchesNotLoaded } from '@/features/betting/pick-outcome';
import { type TopicPhase, useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { $isOnline } from '@/shared/lib/device';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

import { BoardSkeleton } from './board-skeleton';

type NoListProps = {
  zone: Zone;
  phase: TopicPhase;
  /**
   * The topic of the list that the address names. By it the feed says whether there is such a sport or competition at
   * all.
   */
  asked?: string | null;
};

/** Stands in place of a list without matches. The list may still load, have no answer, be truly empty, or not exist. */
export function NoList({ zone, phase, asked = null }: NoListProps) {
  const isOnline = useUnit($isOnline);
  const askedPhase = useTopic(asked);
  if (phase === 'loading' || (asked !== null && askedPhase === 'loading')) return <BoardSkeleton />;
  if (phase === 'failed') return <MatchesNotLoaded isOffline={!isOnline} />;
  return <NoMatches zone={zone} isUnknown={askedPhase === 'missing'} />;
}

/** Says that the list is empty, and where there are matches instead. */
function NoMatches({ zone, isUnknown }: { zone: Zone; isUnknown: boolean }) {
  const t = useT();
  const isLive = zone === 'live';
  if (isUnknown) {
    return (
      <EmptyState
        icon="search"
        level={2}
        title={t('sport.empty.unknown')}
        actions={
          <AppLink className={buttonLook({})} to={zonePath(zone)}>
            {t(isLive ? 'sport.title.allLive' : 'sport.title.allLine')}
          </AppLink>
        }
      >
        {t('sport.empty.unknownText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={isLive ? 'live' : 'calendar'}
      level={2}
      title={isLive ? t('sport.empty.live') : t('sport.empty.line')}
      actions={
        <AppLink className={buttonLook({})} to={zonePath(isLive ? 'line' : 'live')}>
          {isLive ? t('sport.empty.seeLine') : t('sport.empty.seeLive')}
        </AppLink>
      }
    >
      {isLive ? t('sport.empty.liveText') : t('sport.empty.lineText')}
    </EmptyState>
  );
}

export function NothingFits() {
  const t = useT();
  const reset = useUnit(filtersReset);
  return (
    <EmptyState
      icon="search"
      level={2}
      title={t('sport.empty.filtered')}
      actions={<Button onClick={() => reset()}>{t('sport.empty.reset')}</Button>}
    >
      {t('sport.empty.filteredText')}
    </EmptyState>
  );
}
