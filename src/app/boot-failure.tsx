import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';

import { bootRequested } from './boot';
import { stuck } from './boot-failure.css';

/** No configuration, so no site: what happened and a way on, in the last language that was known. Spec: shell §8, BOOT-07. */
export function BootFailure() {
  const t = useT();
  const retry = useUnit(bootRequested);
  return (
    <main className={stuck}>
      <h1>{t('technical.boot.title')}</h1>
      <ErrorState
        title={t('technical.boot.text')}
        level={2}
        retryLabel={t('technical.retry')}
        onRetry={() => retry()}
      />
    </main>
  );
}
