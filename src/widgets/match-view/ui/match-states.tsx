import type { Zone } from '@contracts/feed';

import { zonePath } from '@/features/betting/open-match';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { SlowNote } from '@/shared/ui/waiting';

import * as css from './match-view.css';

/** The address leads to no match of the feed: the match is over, or never existed. */
export function MatchGone({ zone }: { zone: Zone }) {
  const t = useT();
  return (
    <EmptyState
      icon="calendar"
      level={1}
      title={t('sport.event.gone')}
      actions={
        <AppLink className={buttonLook({ variant: 'primary' })} to={zonePath(zone)}>
          {t('sport.event.back')}
        </AppLink>
      }
    >
      {t('sport.event.goneText')}
    </EmptyState>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function MatchLoading() {
  const t = useT();
  return (
    <div className={css.view} aria-busy="true">
      <VisuallyHidden role="status">{t('sport.loading')}</VisuallyHidden>
      <SlowNote />
      <div className={css.bar}>
        <Skeleton width={220} />
      </div>
      <div className={css.head}>
        <Skeleton height={92} />
      </div>
      <div className={css.markets}>
        {rows.map((row) => (
          <div key={row} className={css.note}>
            <Skeleton width={120} height={14} />
            <div className={css.loadingRow}>
              <Skeleton height={32} radius={6} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
