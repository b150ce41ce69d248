import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';

import { $isLoginOpen, loginDialogClosed } from '../model/dialog';
import { $step } from '../model/form';
import { LoginForm } from './login-form';

/** `footer`: the way to the registration, which is another feature. */
export function LoginDialog({ footer }: { footer?: ReactNode }) {
  const t = useT();
  const [isOpen, step, close] = useUnit([$isLoginOpen, $step, loginDialogClosed]);
  return (
    <Dialog
      open={isOpen}
      title={step === null ? t('auth.login.title') : t('auth.code.title')}
      closeLabel={t('main.close')}
      onClose={close}
      size="sm"
    >
      <LoginForm />
      {step === null && footer}
    </Dialog>
  );
}
