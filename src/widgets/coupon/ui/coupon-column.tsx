import { useUnit } from 'effector-react';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

import { useT } from '@/shared/i18n';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { useFirstTouch } from '../lib/use-first-touch';
import { useIsNarrow } from '../lib/use-is-narrow';
import { usePart } from '../lib/use-part';
import { usePressEnd } from '../lib/use-press-end';
import { $isPanelNeeded, $wantedTab, pageTouched } from '../model/need';
import { $said } from '../model/said';
import * as css from './coupon-column.css';
import { EmptyPanel } from './empty-panel';

const CouponBar = lazy(() => import('./coupon-bar').then(({ CouponBar: Bar }) => ({ default: Bar })));

function Announcer() {
  return <VisuallyHidden aria-live="polite">{useUnit($said)}</VisuallyHidden>;
}

/** A tab that was pressed in the empty frame has the focus in the full one too. */
function useKeptFocus(isHere: boolean) {
  const wantedTab = useUnit($wantedTab);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isHere || isDone.current) return;
    isDone.current = true;
    if (wantedTab !== null && document.activeElement === document.body)
      document.getElementById(`coupon-tab-${wantedTab}`)?.focus();
  }, [isHere, wantedTab]);
}

/** The landmark "Coupon": a column beside the page, or a bar at the bottom of a narrow one. */
export function CouponColumn() {
  const t = useT();
  const isNarrow = useIsNarrow();
  const [isNeeded, touch] = useUnit([$isPanelNeeded, pageTouched]);
  useFirstTouch(touch);
  // The bar of a phone says what is in the coupon from the start.
  useEffect(() => {
    if (isNarrow) touch();
  }, [isNarrow, touch]);
  const pressEnd = usePressEnd();
  const load = useCallback(async () => {
    const loaded = await import('./coupon-panel');
    await pressEnd();
    return loaded;
  }, [pressEnd]);
  const part = usePart(isNeeded, load);
  useKeptFocus(part !== null);
  const panel = part === null ? <EmptyPanel /> : <part.CouponPanel />;

  return (
    <aside aria-label={t('coupon.title')} className={isNarrow ? undefined : css.column}>
      <Announcer />
      {part !== null && <part.CouponStart />}
      {isNarrow && part !== null ? (
        <Suspense fallback={null}>
          <CouponBar>{panel}</CouponBar>
        </Suspense>
      ) : (
        !isNarrow && panel
      )}
    </aside>
  );
}
