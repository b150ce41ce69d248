import { useUnit } from 'effector-react';

import { idOfSegment } from '@contracts/path-segment';

import { useT } from '@/shared/i18n';
import { $routeMatch } from '@/shared/routing';
import * as office from '@/shared/ui/office-page';
import { Competitions } from '@/widgets/sport/statistics';

import { Champ } from './champ';

/** Paths: /champs, /champs/{champId} and /champs/{champId}/final. Rows ROUTE-08, ROUTE-09. */
export function ChampsPage() {
  const t = useT();
  const match = useUnit($routeMatch);
  const champId = idOfSegment(match?.params.champId);
  return (
    <div className={office.page}>
      {champId === null ? (
        <>
          <h1 className={office.title}>{t('page.title.champ-results')}</h1>
          <Competitions />
        </>
      ) : (
        <Champ champId={champId} isFinal={match?.meta.pageId === 'champ-final'} />
      )}
    </div>
  );
}
