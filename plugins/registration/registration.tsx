import { ErrorState, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Fields } from './fields';
import { Providers } from './providers';
import css from './registration.module.css';
import { Ways } from './ways';

/** The form, in the host's dialog and on its page. Spec: shell §1, §2, rows REG-01, PLUG-23. */
export function Registration() {
  const { $t, registration } = useHost();
  const [t, { choices, fields, social }] = useUnit([$t, registration.$form]);
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
  const goesAway = fields.way === 'social' && social.from === null;
  return (
    <div className={css.form}>
      <Ways />
      {goesAway ? <Providers /> : <Fields />}
    </div>
  );
}
