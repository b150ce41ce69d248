import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

import { $isVerificationOpen, verificationClosed } from '../model/recharge';

/** Lies over the page of deposits. The player verifies themselves now, or later. Spec: coupon §3. */
export function VerificationDialog() {
  const t = useT();
  const [isOpen, close] = useUnit([$isVerificationOpen, verificationClosed]);
  return (
    <Dialog
      open={isOpen}
      title={t('recharge.verification.title')}
      closeLabel={t('main.close')}
      onClose={close}
      size="sm"
      footer={
        <>
          <Button onClick={() => close()}>{t('recharge.verification.later')}</Button>
          <AppLink className={buttonLook({ variant: 'primary' })} to="/office/verification">
            {t('recharge.verification.go')}
          </AppLink>
        </>
      }
    >
      <p>{t('recharge.verification.text')}</p>
    </Dialog>
  );
}
