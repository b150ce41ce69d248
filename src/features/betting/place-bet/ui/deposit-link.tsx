import { useUnit } from 'effector-react';

import { $isClosedFor } from '@/entities/player';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import { depositOpened } from '../model/advance';

/**
 * The player lacks money: the link leads to the deposit, and back to the same coupon. A player who may not deposit gets
 * no link.
 */
export function DepositLink() {
  const t = useT();
  const [open, isClosedFor] = useUnit([depositOpened, $isClosedFor]);
  if (isClosedFor('/office/recharge')) return null;
  return (
    <AppLink to="/office/recharge" onClick={() => open()}>
      {t('flow.deposit')}
    </AppLink>
  );
}
