import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { useT } from '@/shared/i18n';
import { Dialog } from '@/shared/ui/dialog';

import { $isRegistered, $isRegistrationOpen, registrationClosed } from '../model/dialog';
import { RegistrationForm } from './registration-form';

/** `footer`: the way to the log-in, which is another feature. */
export function RegistrationDialog({ footer }: { footer?: ReactNode }) {
  const t = useT();
  const [isOpen, isRegistered, close] = useUnit([$isRegistrationOpen, $isRegistered, registrationClosed]);
  return (
    <Dialog
      open={isOpen}
      title={t(isRegistered ? 'registration.done.title' : 'registration.title')}
      closeLabel={t('main.close')}
      onClose={close}
      size="sm"
    >
      <RegistrationForm onDone={close} />
      {!isRegistered && footer}
    </Dialog>
  );
}
