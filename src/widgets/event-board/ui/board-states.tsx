import { useUnit } from 'effector-react';

import type { Zone } from '@contracts/feed';

import { filtersReset } from '@/features/betting/filter-events';
import { zonePath } from '@/features/betting/open-event';
import { GamesNotLoaded } from '@/features/betting/pick-outcome';
import type { TopicPhase } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { $isOnline } from '@/shared/lib/device';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

import { BoardSkeleton } from './board-skeleton';

/** A list without a game: not here yet, not answered, or truly empty. */
export function NoList({ zone, phase }: { zone: Zone; phase: TopicPhase }) {
  const isOnline = useUnit($isOnline);
  if (phase === 'loading') return <BoardSkeleton />;
  if (phase === 'failed') return <GamesNotLoaded isOffline={!isOnline} />;
  return <NoGames zone={zone} />;
}

/** Nothing in this list: where games are instead. */
function NoGames({ zone }: { zone: Zone }) {
  const t = useT();
  const isLive = zone === 'live';
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
