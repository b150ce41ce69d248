import { useLocation } from 'react-router-dom';

import { idOfSegment } from '@contracts/path-segment';

import { useT } from '@/shared/i18n';
import * as office from '@/shared/ui/office-page';
import { Competitions } from '@/widgets/sport/statistics';

import { MatchStatistics } from './match';

const lastPart = (path: string) => idOfSegment(path.split('/').at(-1));

/** Paths: /statistic, /statistic/{game} and /statisticpopup/{game}, which has a window of its own. Rows ROUTE-137, ROUTE-138. */
export function StatisticPage() {
  const t = useT();
  const gameId = lastPart(useLocation().pathname);
  return (
    <div className={office.page}>
      {gameId === null ? (
        <>
          <h1 className={office.title}>{t('page.title.statistic')}</h1>
          <p className={office.quiet}>{t('stat.intro')}</p>
          <Competitions />
        </>
      ) : (
        <MatchStatistics gameId={gameId} />
      )}
    </div>
  );
}
