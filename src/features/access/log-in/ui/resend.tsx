import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $pending, $resendSeconds, codeAskedAgain } from '../model/form';

export function Resend() {
  const t = useT();
  const [seconds, pending, ask] = useUnit([$resendSeconds, $pending, codeAskedAgain]);
  if (seconds === null) return null;
  return (
    <Button variant="link" disabled={seconds > 0 || pending} onClick={() => ask()}>
      {seconds > 0 ? t('auth.sms.wait', { seconds }) : t('auth.sms.again')}
    </Button>
  );
}
