import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { Dialog, dialogForm } from '@/shared/ui/dialog';
import { Note } from '@/shared/ui/note';

import { $isForgotPasswordOpen, forgotPasswordClosed } from '../model/dialog';
import { $sent, formLeft } from '../model/forgot';
import { $isResetDone } from '../model/reset';
import { ForgotForm } from './forgot-form';
import { ResetForm } from './reset-form';

/** Leads from the question to the new password. `footer`: the way to the log-in, which is another feature. */
export function ForgotPasswordDialog({ footer }: { footer?: ReactNode }) {
  const t = useT();
  const [isOpen, sent, isDone, close, leave] = useUnit([
    $isForgotPasswordOpen,
    $sent,
    $isResetDone,
    forgotPasswordClosed,
    formLeft,
  ]);
  useEffect(
    () => () => {
      leave();
    },
    [leave],
  );
  return (
    <Dialog open={isOpen} title={t('session.forgot.title')} closeLabel={t('main.close')} onClose={close} size="sm">
      {isDone ? (
        <Note tone="success" role="status">
          {t('session.reset.done')}
        </Note>
      ) : (
        <>
          {sent !== null && (
            <Note tone="info" role="status">
              {t(sent.isPhone ? 'session.forgot.sent.phone' : 'session.forgot.sent.mail', { sentTo: sent.sentTo })}
            </Note>
          )}
          {sent === null && <ForgotForm />}
          {sent?.isPhone === true && (
            <div className={dialogForm}>
              <ResetForm />
            </div>
          )}
        </>
      )}
      {footer}
    </Dialog>
  );
}
