import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';

import { formLeft } from '../model/dialog';
import { $choices, choicesRequested, formOpened } from '../model/fields';
import { $credentials } from '../model/register';
import { Credentials } from './credentials';
import { OneClickFields } from './one-click-fields';
import { waiting } from './registration-form.css';

/** Registration in one click. The dialog and the page show the same. `onDone`: the new player goes on. */
export function RegistrationForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [choices, credentials, open, leave, again] = useUnit([
    $choices,
    $credentials,
    formOpened,
    formLeft,
    choicesRequested,
  ]);
  useEffect(() => {
    open();
    return () => {
      leave();
    };
  }, [open, leave]);

  if (credentials !== null) return <Credentials {...credentials} onDone={onDone} />;
  if (choices === 'failed')
    return <ErrorState title={t('registration.loadFailed')} retryLabel={t('main.retry')} onRetry={() => again()} />;
  if (choices === 'loading')
    return (
      <div className={waiting} role="status" aria-label={t('registration.loading')}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  return <OneClickFields />;
}
