import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { useT } from '@/shared/i18n';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { useFirstTouch } from '../lib/use-first-touch';
import { useIsNarrow } from '../lib/use-is-narrow';
import { $isBodyNeeded, pageTouched } from '../model/need';
import { $said } from '../model/said';
import * as css from './coupon-column.css';
import { CouponPanel } from './coupon-panel';

const CouponStart = lazy(() => import('./coupon-body').then(({ CouponStart: Start }) => ({ default: Start })));
const CouponBar = lazy(() => import('./coupon-bar').then(({ CouponBar: Bar }) => ({ default: Bar })));

function Announcer() {
  return <VisuallyHidden aria-live="polite">{useUnit($said)}</VisuallyHidden>;
}

/** The landmark "Coupon": a column beside the page, or a bar at the bottom of a narrow one. */
export function CouponColumn() {
  const t = useT();
  const isNarrow = useIsNarrow();
  const [isNeeded, touch] = useUnit([$isBodyNeeded, pageTouched]);
  useFirstTouch(touch);

  return (
    <aside aria-label={t('coupon.title')} className={isNarrow ? undefined : css.column}>
      <Announcer />
      <Suspense fallback={null}>{isNeeded && <CouponStart />}</Suspense>
      {isNarrow ? (
        <Suspense fallback={null}>
          <CouponBar>
            <CouponPanel />
          </CouponBar>
        </Suspense>
      ) : (
        <CouponPanel />
      )}
    </aside>
  );
}
