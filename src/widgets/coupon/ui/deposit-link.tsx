import { useUnit } from 'effector-react';

import { depositOpened } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

/** Money is missing: to the deposit, and back to the same coupon. */
export function DepositLink() {
  const t = useT();
  const open = useUnit(depositOpened);
  return (
    <AppLink to="/office/recharge" onClick={() => open()}>
      {t('flow.deposit')}
    </AppLink>
  );
}
