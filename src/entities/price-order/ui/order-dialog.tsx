import { useUnit } from 'effector-react';

import { $coefViewId } from '@/entities/preferences/@x/price-order';
import { useT } from '@/shared/i18n';
import { $locale } from '@/shared/lib/language';
import { formatOdds } from '@/shared/lib/odds';
import { Dialog, dialogForm, dialogText } from '@/shared/ui/dialog';

import { $isConfirming, $target, formClosed } from '../model/form';
import { Confirm } from './confirm';
import { OrderForm } from './order-form';

/** What the player waits for on one outcome. */
export function OrderDialog() {
  const t = useT();
  const [target, isConfirming, close, viewId, locale] = useUnit([
    $target,
    $isConfirming,
    formClosed,
    $coefViewId,
    $locale,
  ]);
  if (target === null) return null;
  return (
    <Dialog open size="sm" title={t('orders.form')} closeLabel={t('main.close')} onClose={() => close()}>
      <div className={dialogForm}>
        <p className={dialogText}>
          <strong>
            <bdi>{target.name}</bdi>
          </strong>
        </p>
        {target.milli > 1000 && (
          <p className={dialogText}>{t('orders.now', { odds: formatOdds(target.milli, viewId, locale) })}</p>
        )}
        {isConfirming ? <Confirm name={target.name} /> : <OrderForm isLive={target.isLive} />}
      </div>
    </Dialog>
  );
}
