import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $openBets } from '@/entities/bet';
import { $betCount, $couponTopic, $isFrozen, $tab, couponCleared, tabChosen } from '@/entities/coupon';
import { playerFollowed } from '@/features/betting/follow-player';
import { PriceDesk } from '@/features/betting/pick-outcome';
import { $behindCount, $process, $receipt, placingOpened } from '@/features/betting/place-bet';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { TabPanel, Tabs } from '@/shared/ui/tabs';

import '../model/announcements';
import '../model/link';
import '../model/price-sound';
import '../model/sign-in';
import '../model/texts';
import '../model/wanted-tab';
import { BetsPart } from './bets-part';
import { Builder } from './builder';
import * as css from './coupon-panel.css';
import { EmptyCoupon } from './empty-coupon';
import * as frame from './empty-panel.css';
import { FillPart } from './fill-part';
import { ArmedPart, OneClickPart } from './one-click-part';
import { OtherWays } from './other-ways';
import { QuickPart } from './quick-part';
import { ProcessView } from './process-view';
import { ReceiptPart } from './receipt-part';
import { SettingsButton } from './settings-button';
import { ShareButton } from './share-button';
import { UndoNote } from './undo-note';

function Behind() {
  const t = useT();
  const count = useUnit($behindCount);
  if (count === 0) return null;
  return (
    <Note className={css.note} role="status">
      {t('coupon.behind', { count })}
    </Note>
  );
}

function Empty() {
  return (
    <>
      <FillPart />
      <UndoNote />
      <EmptyCoupon />
      <OtherWays />
      <OneClickPart />
    </>
  );
}

function CouponTab() {
  const [process, receipt, count] = useUnit([$process, $receipt, $betCount]);
  // Bets that were refused stay in the slip: first what became of the others, and why these did not go.
  const isAnswer = process === null && receipt !== null && (count === 0 || receipt.refusedBets.length > 0);
  return (
    <>
      {process ? <ProcessView process={process} /> : isAnswer ? null : count > 0 ? <Builder /> : <Empty />}
      <ReceiptPart receipt={isAnswer ? receipt : null} />
    </>
  );
}

/** Draws the small slip alone: a slip on its way, balance and bets are looked after behind a shut sheet too. */
export function CouponStart() {
  const [open, follow] = useUnit([placingOpened, playerFollowed]);
  useEffect(() => {
    open();
    follow();
  }, [open, follow]);
  return <QuickPart />;
}

/** The coupon in all its states, and my bets beside it. */
export function CouponPanel() {
  const t = useT();
  const [tab, choose, count, open, topic] = useUnit([$tab, tabChosen, $betCount, $openBets, $couponTopic]);
  const [isFrozen, clear] = useUnit([$isFrozen, couponCleared]);
  useTopic(topic);
  return (
    <PriceDesk>
      <div className={frame.panel}>
        <ArmedPart />
        <Tabs
          group="coupon"
          label={t('coupon.tabs')}
          selected={tab}
          onSelect={choose}
          items={[
            { id: 'coupon', label: t('coupon.title'), ...(count > 0 && { count }) },
            { id: 'bets', label: t('coupon.myBets'), ...(open.length > 0 && { count: open.length }) },
          ]}
        >
          <SettingsButton />
          {tab === 'coupon' && count > 0 && !isFrozen && (
            <>
              <ShareButton />
              <IconButton icon="trash" label={t('coupon.clear')} onClick={() => clear()} />
            </>
          )}
        </Tabs>
        <TabPanel group="coupon" id="coupon" selected={tab} className={frame.tabPanel}>
          <Behind />
          <CouponTab />
        </TabPanel>
        <TabPanel group="coupon" id="bets" selected={tab} className={frame.tabPanel}>
          <BetsPart />
        </TabPanel>
      </div>
    </PriceDesk>
  );
}
