import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import { depositOpened } from '../model/advance';

/** The player lacks money: the link leads to the deposit, and back to the same coupon. */
export function DepositLink() {
  const t = useT();
  const open = useUnit(depositOpened);
  return (
    <AppLink to="/office/recharge" onClick={() => open()}>
      {t('flow.deposit')}
    </AppLink>
  );
}
