import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';

import { $iso, historyWanted } from '../model/history';
import { Changes } from './changes';
import * as css from './page.css';
import { Play } from './play';

/** Path: /office/responsible/history. How the player played, and what they changed of their limits. */
export function LimitHistoryPage() {
  const t = useT();
  const [iso, wanted] = useUnit([$iso, historyWanted]);
  useEffect(() => {
    wanted();
  }, [wanted]);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-responsible-history')}</h1>
        <AppLink to="/office/responsible" className={buttonLook({ variant: 'link', size: 'sm' })}>
          {t('page.title.office-responsible')}
        </AppLink>
      </header>
      <Play />
      {iso === null ? <Skeleton height={120} /> : <Changes iso={iso} />}
    </div>
  );
}
