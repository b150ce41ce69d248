import { lazy, Suspense } from 'react';

import { useT } from '@/shared/i18n';
import { Skeleton } from '@/shared/ui/skeleton';

import { useIsNarrow } from '../lib/use-is-narrow';
import * as css from './coupon-column.css';

const loadPanel = () => import('./coupon-panel');
/** Its code comes after the board's: the first paint needs only its place. */
const CouponPanel = lazy(() => loadPanel().then(({ CouponPanel: Panel }) => ({ default: Panel })));
const CouponBar = lazy(() => import('./coupon-bar').then(({ CouponBar: Bar }) => ({ default: Bar })));
const CouponStart = lazy(() => loadPanel().then(({ CouponStart: Start }) => ({ default: Start })));

function Loading() {
  const t = useT();
  return (
    <div className={css.loading} role="status" aria-busy="true" aria-label={t('coupon.loading')}>
      <Skeleton height={24} />
      <Skeleton height={60} />
    </div>
  );
}

/** The landmark "Coupon": a column beside the page, or a bar at the bottom of a narrow one. */
export function CouponColumn() {
  const t = useT();
  const isNarrow = useIsNarrow();
  const panel = (
    <Suspense fallback={<Loading />}>
      <CouponPanel />
    </Suspense>
  );

  return (
    <aside aria-label={t('coupon.title')} className={isNarrow ? undefined : css.column}>
      <Suspense fallback={null}>
        <CouponStart />
      </Suspense>
      {isNarrow ? (
        <Suspense fallback={null}>
          <CouponBar>{panel}</CouponBar>
        </Suspense>
      ) : (
        panel
      )}
    </aside>
  );
}
