import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';

import { $isRegistrationOpen, registrationClosed } from '../model/dialog';
import { $credentials } from '../model/register';
import { RegistrationForm } from './registration-form';

/** `footer`: the way to the login, which is another feature. */
export function RegistrationDialog({ footer }: { footer?: ReactNode }) {
  const t = useT();
  const [isOpen, credentials, close] = useUnit([$isRegistrationOpen, $credentials, registrationClosed]);
  return (
    <Dialog open={isOpen} title={t('registration.title')} closeLabel={t('main.close')} onClose={close} size="sm">
      <RegistrationForm onDone={close} />
      {credentials === null && footer}
    </Dialog>
  );
}
