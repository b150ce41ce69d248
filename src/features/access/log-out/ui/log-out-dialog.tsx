import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

import { $isAsking, $pending, logOutCancelled, logOutConfirmed } from '../model/log-out';

/** Spec: shell §4: the four texts of the confirmation. */
export function LogOutDialog() {
  const t = useT();
  const [isOpen, pending, confirm, cancel] = useUnit([$isAsking, $pending, logOutConfirmed, logOutCancelled]);
  return (
    <Dialog
      open={isOpen}
      title={t('header_you_sure')}
      closeLabel={t('main.close')}
      onClose={cancel}
      size="sm"
      footer={
        <>
          <Button onClick={() => cancel()}>{t('header_cancel')}</Button>
          <Button variant="primary" busy={pending} onClick={() => confirm()}>
            {t('header_logout')}
          </Button>
        </>
      }
    >
      <p>{t('header_confirm')}</p>
    </Dialog>
  );
}
