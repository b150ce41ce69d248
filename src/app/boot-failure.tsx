import { useUnit } from 'effector-react';

import { $isInlineSettled, useT } from '@/shared/i18n';
import { $isOnline } from '@/shared/lib/device';
import { ErrorState } from '@/shared/ui/error-state';

import { retryPressed } from './boot';
import { stuck } from './boot-failure.css';

/**
 * Without its configuration the site cannot start. This page says what happened and offers a way on, in the last
 * language that the browser knew. The kept shell also starts without a network, and then says so. Spec: shell §8,
 * BOOT-07; design T28.
 */
export function BootFailure() {
  const t = useT();
  const [isOnline, retry, isReadable] = useUnit([$isOnline, retryPressed, $isInlineSettled]);
  const cause = isOnline ? 'boot' : 'offline';
  if (!isReadable) return null;
  return (
    <main className={stuck}>
      <h1>{t(`technical.${cause}.title`)}</h1>
      <ErrorState
        title={t(`technical.${cause}.text`)}
        level={2}
        retryLabel={t('technical.retry')}
        onRetry={() => retry()}
      />
    </main>
  );
}
