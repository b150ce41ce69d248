import { useUnit } from 'effector-react';

import type { MatchInfo } from '@/entities/match';
import { $look } from '@/entities/preferences';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';

/** To the statistics of a match that has some: a page, or a window of its own where the player wants that. Row PREF-08. */
export function StatisticsLink({ match: { statisticId } }: { match: Pick<MatchInfo, 'statisticId'> }) {
  const t = useT();
  const isWindow = useUnit($look).includes('stats');
  if (statisticId === undefined) return null;
  return (
    <AppLink
      className={buttonLook({ variant: 'ghost', size: 'sm' })}
      to={`/${isWindow ? 'statisticpopup' : 'statistic'}/${statisticId}`}
      {...(isWindow && { target: '_blank', 'aria-label': t('sport.event.statisticsWindow') })}
    >
      {t('sport.event.statistics')}
    </AppLink>
  );
}
