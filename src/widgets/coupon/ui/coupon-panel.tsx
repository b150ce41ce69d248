import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $betCount, $couponTopic, $isFrozen, $tab, couponCleared, tabChosen } from '@/entities/coupon';
import { PriceDesk } from '@/features/pick-outcome';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { TabPanel, Tabs } from '@/shared/ui/tabs';

import { $isBodyNeeded } from '../model/need';
import * as css from './coupon-panel.css';
import { EmptyCoupon } from './empty-coupon';

const loadBody = () => import('./coupon-body');
const CouponTab = lazy(() => loadBody().then(({ CouponTab: Tab }) => ({ default: Tab })));
const MyBets = lazy(() => loadBody().then(({ MyBets: Bets }) => ({ default: Bets })));
const OpenBetCount = lazy(() => loadBody().then(({ OpenBetCount: Count }) => ({ default: Count })));

function Loading() {
  const t = useT();
  return (
    <div className={css.loading} role="status" aria-busy="true" aria-label={t('coupon.loading')}>
      <Skeleton height={24} />
      <Skeleton height={60} />
    </div>
  );
}

/** The coupon in all its states, and my bets beside it. An empty one is all that a page begins with. */
export function CouponPanel() {
  const t = useT();
  const [tab, choose, count, topic] = useUnit([$tab, tabChosen, $betCount, $couponTopic]);
  const [isFrozen, clear, isNeeded] = useUnit([$isFrozen, couponCleared, $isBodyNeeded]);
  useTopic(topic);
  return (
    <PriceDesk>
      <div className={css.panel}>
        <Tabs
          group="coupon"
          label={t('coupon.tabs')}
          selected={tab}
          onSelect={choose}
          items={[
            { id: 'coupon', label: t('coupon.title'), ...(count > 0 && { count }) },
            {
              id: 'bets',
              label: t('coupon.myBets'),
              badge: isNeeded && (
                <Suspense fallback={null}>
                  <OpenBetCount />
                </Suspense>
              ),
            },
          ]}
        >
          {tab === 'coupon' && count > 0 && !isFrozen && (
            <IconButton icon="trash" label={t('coupon.clear')} onClick={() => clear()} />
          )}
        </Tabs>
        <TabPanel group="coupon" id="coupon" selected={tab} className={css.tabPanel}>
          <Suspense fallback={count > 0 ? <Loading /> : <EmptyCoupon />}>
            {isNeeded ? <CouponTab /> : <EmptyCoupon />}
          </Suspense>
        </TabPanel>
        <TabPanel group="coupon" id="bets" selected={tab} className={css.tabPanel}>
          <Suspense fallback={<Loading />}>
            <MyBets />
          </Suspense>
        </TabPanel>
      </div>
    </PriceDesk>
  );
}
