import { useUnit } from 'effector-react';

import { $isSlipKept, EmptyCoupon, framePanel, frameTabPanel, tabWanted } from '@/features/betting/open-coupon';
import { useT } from '@/shared/i18n';
import { TabPanel, Tabs } from '@/shared/ui/tabs';

/** The page starts with this: the frame of the coupon, still empty. It says nothing of a kept slip, which comes in its place. */
export function EmptyPanel() {
  const t = useT();
  const [want, isKept] = useUnit([tabWanted, $isSlipKept]);
  return (
    <div className={framePanel}>
      <Tabs
        group="coupon"
        label={t('coupon.tabs')}
        selected="coupon"
        onSelect={want}
        items={[
          { id: 'coupon', label: t('coupon.title') },
          { id: 'bets', label: t('coupon.myBets') },
        ]}
      />
      <TabPanel group="coupon" id="coupon" selected="coupon" className={frameTabPanel}>
        {!isKept && <EmptyCoupon />}
      </TabPanel>
    </div>
  );
}
