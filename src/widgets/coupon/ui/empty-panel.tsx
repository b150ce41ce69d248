import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { TabPanel, Tabs } from '@/shared/ui/tabs';

import { tabWanted } from '../model/need';
import * as css from './empty-panel.css';
import { EmptyCoupon } from './empty-coupon';

/** What a page begins with: the frame of the coupon, in which nothing is yet. */
export function EmptyPanel() {
  const t = useT();
  const want = useUnit(tabWanted);
  return (
    <div className={css.panel}>
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
      <TabPanel group="coupon" id="coupon" selected="coupon" className={css.tabPanel}>
        <EmptyCoupon />
      </TabPanel>
    </div>
  );
}
