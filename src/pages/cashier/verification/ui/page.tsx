import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { useFocusAfter } from '@/shared/ui/focus';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import { $isFormShown } from '../model/form';
import { verificationOpened } from '../model/opened';
import { $hasFailed, $verification } from '../model/verification';
import { Documents } from './documents';
import { Help } from './help';
import { SendForm } from './send-form';
import { Status } from './status';

/**
 * Path: /office/verification. The player shows who they are. It belongs to the host: withdrawals wait for it, so no app is needed
 * for it. Rows VERIF-04, VERIF-09, VERIF-10.
 */
export function VerificationPage() {
  const t = useT();
  const [known, hasFailed, isFormShown, opened] = useUnit([
    $verification,
    $hasFailed,
    $isFormShown,
    verificationOpened,
  ]);
  useEffect(() => {
    opened();
  }, [opened]);
  const place = useFocusAfter(known === null ? null : isFormShown);
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{t('page.title.office-verification')}</h1>
        <p className={css.quiet}>{t('verification.lead')}</p>
      </header>
      {known === null && hasFailed && (
        <ErrorState title={t('verification.notRead')} level={2} retryLabel={t('main.retry')} onRetry={() => opened()} />
      )}
      {known === null && !hasFailed && <Waiting />}
      {known !== null && (
        <>
          <Status known={known} />
          <div className={isFormShown || known.documents.length > 0 ? css.columns : undefined}>
            <div className={css.column} ref={place} tabIndex={-1}>
              {isFormShown && <SendForm known={known} />}
              <Documents documents={known.documents} />
            </div>
            <Help types={known.types} />
          </div>
        </>
      )}
    </div>
  );
}
