import { useUnit } from 'effector-react';

import { $apps, $slots, manifestRequested } from '@/entities/plugin';
import { useT } from '@/shared/i18n';
import { Slot } from '@/shared/slot';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';

import { $form } from '../model/form';
import { place, waiting } from './registration-form.css';

/** Where the remote app draws the form. Without one the host says so; the way to the log-in is below in any case. */
export function FormPlace() {
  const t = useT();
  const [slots, apps, form, ask] = useUnit([$slots, $apps, $form, manifestRequested]);
  const app = slots?.registration?.shown[0];
  if (slots !== null && app === undefined)
    return <ErrorState title={t('registration.noForm')} retryLabel={t('main.retry')} onRetry={() => ask()} />;

  const state = app && apps[app.id]?.state;
  const isComing = state !== 'ready' && state !== 'error';
  // Names of other sites fill two rows: nothing long will come.
  const isShort = form.fields.way === 'social' && form.social.from === null;
  return (
    <div className={isShort ? undefined : place}>
      {isComing && (
        <div className={waiting} role="status" aria-label={t('registration.formLoading')}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      <Slot name="registration" />
    </div>
  );
}
