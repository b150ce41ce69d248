import { useT } from '@/shared/i18n';
import { EmptyState } from '@/shared/ui/empty-state';

import * as css from './coupon-frame.css';

export function EmptyCoupon() {
  const t = useT();
  return (
    <div className={css.middle}>
      <EmptyState icon="ticket" title={t('coupon.empty.title')}>
        {t('coupon.empty.text')}
      </EmptyState>
    </div>
  );
}
