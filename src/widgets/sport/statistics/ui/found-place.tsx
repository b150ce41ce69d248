import type { ReactNode } from 'react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { SlowNote } from '@/shared/ui/waiting';

import type { Found } from '../lib/found';

type FoundPlaceProps<Data> = {
  found: Found<Data>;
  onAgain: () => void;
  /** Of the heading that says what is missing; 2 where the page has its own. */
  level?: 1 | 2;
  children: (data: Data) => ReactNode;
};

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The thing itself, or what the page says while it is not here. */
export function FoundPlace<Data>({ found, onAgain, level = 1, children }: FoundPlaceProps<Data>) {
  const t = useT();
  if (found.state === 'here') return children(found.data);
  if (found.state === 'failed')
    return (
      <ErrorState title={t('stat.failed')} level={level} retryLabel={t('stat.again')} onRetry={onAgain}>
        {t('stat.failedText')}
      </ErrorState>
    );
  if (found.state === 'missing')
    return (
      <EmptyState
        icon="search"
        level={level}
        title={t('stat.missing')}
        actions={
          <AppLink to="/champs" className={buttonLook({ variant: 'primary' })}>
            {t('stat.all')}
          </AppLink>
        }
      >
        {t('stat.missingText')}
      </EmptyState>
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('stat.loading')}</VisuallyHidden>
      <SlowNote />
      {rows.map((row) => (
        <p key={row}>
          <Skeleton height={28} radius={6} />
        </p>
      ))}
    </div>
  );
}
