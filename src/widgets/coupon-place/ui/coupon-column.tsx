import { useUnit } from 'effector-react';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { $isPanelNeeded, $wantedTab, pageTouched } from '@/features/betting/open-coupon';
import { rulesPart } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { $isAppReady } from '@/shared/lib/lifecycle';
import { $said } from '@/shared/lib/notices';
import { createPartView, type Part, PartTold, usePart } from '@/shared/part';
import { Slot } from '@/shared/slot';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { useFirstTouch } from '../lib/use-first-touch';
import { useIsNarrow } from '../lib/use-is-narrow';
import { usePressEnd } from '../lib/use-press-end';
import * as css from './coupon-column.css';
import { EmptyPanel } from './empty-panel';
import '../model/needed';

const CouponBar = createPartView({
  name: 'coupon bar',
  load: () => import('./coupon-bar'),
  view: (module) => module.CouponBar,
});

/** The coupon itself. Its code loads late. */
export type CouponPart = Part<{
  SlipOdds: ComponentType<{ children: ReactNode }>;
  CouponStart: ComponentType;
  CouponPanel: ComponentType;
}>;
type Panel = Awaited<ReturnType<CouponPart['load']>>;

function Announcer() {
  return <VisuallyHidden aria-live="polite">{useUnit($said)}</VisuallyHidden>;
}

/** When the player has pressed a tab in the empty frame, the same tab gets the focus in the full one. */
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

/** The coupon's panel. It never replaces the frame while the player holds a button down. */
function usePanel(panelPart: CouponPart, isNeeded: boolean): Panel | null {
  const { module } = usePart(panelPart, isNeeded);
  const [panel, setPanel] = useState<Panel | null>(null);
  const pressEnd = usePressEnd();
  useEffect(() => {
    if (module !== null) void pressEnd().then(() => setPanel(module));
  }, [module, pressEnd]);
  return panel;
}

/** When the panel or the rules fail, the other fails with it. The page says so once. */
function Told({ panelPart }: { panelPart: CouponPart }) {
  const { hasFailed } = usePart(panelPart, false);
  return <PartTold part={hasFailed ? panelPart : rulesPart} />;
}

/** The landmark "Coupon": a column beside the page, or a bar at the bottom of a narrow one. */
export function CouponColumn({ part: panelPart }: { part: CouponPart }) {
  const t = useT();
  const isNarrow = useIsNarrow();
  const [isNeeded, isReady, touch] = useUnit([$isPanelNeeded, $isAppReady, pageTouched]);
  useFirstTouch(touch);
  // On a phone the bar says what is in the coupon before anybody touches the page, but the page itself comes first.
  useEffect(() => {
    if (isNarrow && isReady) touch();
  }, [isNarrow, isReady, touch]);
  const part = usePanel(panelPart, isNeeded);
  useKeptFocus(part !== null);

  return (
    <aside aria-label={t('coupon.title')} className={isNarrow ? undefined : css.column}>
      <Announcer />
      <Told panelPart={panelPart} />
      {!isNarrow && <Slot name="coupon.above" />}
      {part === null ? (
        !isNarrow && <EmptyPanel />
      ) : (
        <part.SlipOdds>
          <part.CouponStart />
          {isNarrow ? (
            <CouponBar>
              <Slot name="coupon.above" />
              <part.CouponPanel />
              <Slot name="coupon.below" />
            </CouponBar>
          ) : (
            <part.CouponPanel />
          )}
        </part.SlipOdds>
      )}
      {!isNarrow && <Slot name="coupon.below" />}
    </aside>
  );
}
