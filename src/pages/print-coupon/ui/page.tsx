import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $language, useT } from '@/shared/i18n';
import { $path } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';

import { $coupon, $hasFailed, couponWanted, printPressed } from '../model/coupon';
import { CouponSheet } from './coupon-sheet';
import * as css from './page.css';

/** Path: /print-coupon/{couponId}. The player's own coupon, for paper. Spec: shell §2, decision D-92. */
export function PrintCouponPage() {
  const t = useT();
  const [coupon, hasFailed, path, language] = useUnit([$coupon, $hasFailed, $path, $language]);
  const [wanted, print] = useUnit([couponWanted, printPressed]);
  useEffect(() => {
    wanted();
  }, [wanted, path, language]);

  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('page.title.print-coupon')}</h1>
      {coupon !== null && (
        <>
          <CouponSheet coupon={coupon} />
          <div className={css.actions}>
            <Button variant="primary" onClick={() => print()}>
              {t('section.print')}
            </Button>
          </div>
        </>
      )}
      {coupon === null && hasFailed && (
        <ErrorState title={t('section.failed')} level={2} retryLabel={t('main.retry')} onRetry={() => wanted()} />
      )}
      {coupon === null && !hasFailed && (
        <div aria-busy="true">
          <Skeleton height={240} />
        </div>
      )}
    </div>
  );
}
