import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { rulesPart } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { createPart, createPartView, PartTold, usePart } from '@/shared/part';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { useFirstTouch } from '../lib/use-first-touch';
import { useIsNarrow } from '../lib/use-is-narrow';
import { usePressEnd } from '../lib/use-press-end';
import { $isPanelNeeded, $wantedTab, pageTouched } from '../model/need';
import { $said } from '../model/said';
import * as css from './coupon-column.css';
import { EmptyPanel } from './empty-panel';

const CouponBar = createPartView({
  name: 'bar of the coupon',
  load: () => import('./coupon-bar'),
  view: (module) => module.CouponBar,
});
const loadPanel = () => import('./coupon-panel');
type Panel = Awaited<ReturnType<typeof loadPanel>>;
const panelPart = createPart({ name: 'coupon', load: loadPanel });

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

/** Not while a button is held down. */
function usePanel(isNeeded: boolean): Panel | null {
  const { module } = usePart(panelPart, isNeeded);
  const [panel, setPanel] = useState<Panel | null>(null);
  const pressEnd = usePressEnd();
  useEffect(() => {
    if (module !== null) void pressEnd().then(() => setPanel(module));
  }, [module, pressEnd]);
  return panel;
}

/** Either brings the other's failure with it: it is said once. */
function Told() {
  const { hasFailed } = usePart(panelPart, false);
  return <PartTold part={hasFailed ? panelPart : rulesPart} />;
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
  const part = usePanel(isNeeded);
  useKeptFocus(part !== null);
  const panel = part === null ? <EmptyPanel /> : <part.CouponPanel />;

  return (
    <aside aria-label={t('coupon.title')} className={isNarrow ? undefined : css.column}>
      <Announcer />
      <Told />
      {part !== null && <part.CouponStart />}
      {isNarrow && part !== null ? <CouponBar>{panel}</CouponBar> : !isNarrow && panel}
    </aside>
  );
}
