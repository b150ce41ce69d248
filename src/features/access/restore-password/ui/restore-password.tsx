import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { dialogForm } from '@/shared/ui/dialog';
import { Note } from '@/shared/ui/note';

import { $sent, formLeft } from '../model/forgot';
import { $isResetDone, $proof } from '../model/reset';
import { ForgotForm } from './forgot-form';
import { ResetForm } from './reset-form';

/** Takes the new password when there is a link, otherwise asks for one. `done`: the way on. */
export function RestorePassword({ done }: { done: ReactNode }) {
  const t = useT();
  const [proof, sent, isDone, leave] = useUnit([$proof, $sent, $isResetDone, formLeft]);
  useEffect(
    () => () => {
      leave();
    },
    [leave],
  );
  if (isDone)
    return (
      <div className={dialogForm}>
        <Note tone="success" role="status">
          {t('session.reset.done')}
        </Note>
        {done}
      </div>
    );
  return (
    <div className={dialogForm}>
      {sent !== null && (
        <Note tone="info" role="status">
          {t(sent.isPhone ? 'session.forgot.sent.phone' : 'session.forgot.sent.mail', { sentTo: sent.sentTo })}
        </Note>
      )}
      {proof !== null && <ResetForm />}
      {proof === null && sent === null && <ForgotForm />}
    </div>
  );
}
