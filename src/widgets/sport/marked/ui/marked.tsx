import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';

import type { Followed } from '@contracts/favourites';

import { $followed, followedWanted } from '@/entities/favourites/marks';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Spinner } from '@/shared/ui/progress';

import * as css from './marked.css';

/** `pick`: what of all marks the page is about. `children`: draws it where there is some. */
type MarkedProps = { pick?: (followed: Followed) => Followed; children: (followed: Followed) => ReactNode };

/** What a player or a visitor has marked, once it is known; else why there is nothing to see. */
export function Marked({ pick = (followed) => followed, children }: MarkedProps) {
  const t = useT();
  const [followed, want] = useUnit([$followed, followedWanted]);
  useEffect(() => {
    want();
  }, [want]);
  if (followed.kind === 'busy')
    return (
      <div className={css.busy} role="status" aria-label={t('favourites.busy')}>
        <Spinner size={24} />
      </div>
    );
  if (followed.kind === 'failed')
    return (
      <ErrorState level={2} title={t('favourites.failed')} retryLabel={t('favourites.retry')} onRetry={() => want()}>
        {t('favourites.failedText')}
      </ErrorState>
    );
  const picked = pick(followed);
  if (picked.teams.length + picked.champs.length > 0) return children(picked);
  return (
    <EmptyState
      icon="star"
      level={2}
      title={t('favourites.none')}
      actions={
        <AppLink to="/champs" className={buttonLook({ variant: 'primary' })}>
          {t('favourites.find')}
        </AppLink>
      }
    >
      {t('favourites.noneText')}
    </EmptyState>
  );
}
