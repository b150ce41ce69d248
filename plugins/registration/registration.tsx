import { ErrorState, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Fields } from './fields';
import css from './registration.module.css';

/** Registration in one click, in the host's dialog and on its page. Spec: shell §1, §2, row PLUG-23. */
export function Registration() {
  const { $t, registration } = useHost();
  const [t, { choices }] = useUnit([$t, registration.$form]);
  if (choices === 'failed')
    return (
      <ErrorState
        title={t('registration.loadFailed')}
        retryLabel={t('main.retry')}
        onRetry={() => registration.askAgain()}
      />
    );
  if (choices === 'loading')
    return (
      <div className={css.form} role="status" aria-label={t('registration.loading')}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  return <Fields />;
}
