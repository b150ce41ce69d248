import { useUnit } from 'effector-react';

import { zonePath } from '@/features/betting/open-match';
import { MatchesNotLoaded } from '@/features/betting/pick-outcome';
import type { TopicPhase } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { $isOnline } from '@/shared/lib/device';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { SlowNote } from '@/shared/ui/waiting';

import type { AsianTab } from '../lib/tabs';
import { tabChosen } from '../model/view';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Stands in place of a list without matches: it loads, has no answer, or is empty, and then says where there are some. */
export function NoMatches({ tab, phase }: { tab: AsianTab; phase: TopicPhase }) {
  const t = useT();
  const [isOnline, chooseTab] = useUnit([$isOnline, tabChosen]);
  if (phase === 'loading')
    return (
      <div role="status" aria-label={t('sport.loading')} aria-busy="true">
        <SlowNote isLive={false} />
        {rows.map((row) => (
          <Skeleton key={row} height={98} />
        ))}
      </div>
    );
  if (phase === 'failed') return <MatchesNotLoaded isOffline={!isOnline} />;
  return (
    <EmptyState
      icon={tab === 'live' ? 'live' : 'calendar'}
      level={2}
      title={t(`asian.empty.${tab}`)}
      actions={
        tab === 'today' ? (
          <Button onClick={() => chooseTab('early')}>{t('asian.empty.seeEarly')}</Button>
        ) : (
          <AppLink className={buttonLook({})} to={zonePath(tab === 'live' ? 'line' : 'live')}>
            {tab === 'live' ? t('sport.empty.seeLine') : t('sport.empty.seeLive')}
          </AppLink>
        )
      }
    />
  );
}
