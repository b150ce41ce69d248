import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { $openBets } from '@/entities/bet';
import { $betCount, $couponTopic, $isFrozen, $tab, couponCleared, tabChosen } from '@/entities/coupon';
import { UndoNote } from '@/features/betting/arrange-bets';
import { ArmedPart, OneClickPart, OneClickSetting } from '@/features/betting/bet-in-one-click';
import { EmptyCoupon } from '@/features/betting/open-coupon';
import { framePanel, frameTabPanel } from '@/features/betting/open-coupon';
import { PriceDesk } from '@/features/betting/pick-outcome';
import { $behindCount, $process, $receipt, type Process, type Receipt } from '@/features/betting/place-bet';
import { SettingsButton } from '@/features/betting/set-coupon';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as panel from '@/shared/ui/panel';
import { TabPanel, Tabs } from '@/shared/ui/tabs';

import { Builder } from './builder';
import { OrderPlace } from './order-place';
import { FillNote, OtherWays, ShareButton } from './sharing';
import '../model/news-part';
import '../model/ways';

export type CouponPanelProps = {
  /** What the second tab shows. */
  Bets: ComponentType;
  /** What becomes of the slip: it is on its way, accepted or refused. */
  Process: ComponentType<{ process: Process }>;
  Receipt: ComponentType<{ receipt: Receipt | null }>;
  Refused: ComponentType;
  /** What the account cannot do now. */
  States: ComponentType;
};

function Behind() {
  const t = useT();
  const count = useUnit($behindCount);
  if (count === 0) return null;
  return (
    <Note className={panel.note} role="status">
      {t('coupon.behind', { count })}
    </Note>
  );
}

function Empty() {
  return (
    <>
      <FillNote />
      <UndoNote />
      <EmptyCoupon />
      <OtherWays />
      <OneClickPart />
    </>
  );
}

function CouponTab({ Process: Way, Receipt: Taken, Refused, States }: Omit<CouponPanelProps, 'Bets'>) {
  const [process, receipt, count] = useUnit([$process, $receipt, $betCount]);
  // Refused bets stay in the slip. So the receipt comes first: it says what became of the other bets, and why these did
  // not go.
  const isAnswer = process === null && receipt !== null && (count === 0 || receipt.refusedBets.length > 0);
  return (
    <>
      <States />
      {process ? <Way process={process} /> : isAnswer ? null : count > 0 ? <Builder Refused={Refused} /> : <Empty />}
      <Taken receipt={isAnswer ? receipt : null} />
    </>
  );
}

/** The coupon in all its states, with my bets in the second tab. */
export function CouponPanel({ Bets, ...answers }: CouponPanelProps) {
  const t = useT();
  const [tab, choose, count, open, topic] = useUnit([$tab, tabChosen, $betCount, $openBets, $couponTopic]);
  const [isFrozen, clear] = useUnit([$isFrozen, couponCleared]);
  useTopic(topic);
  return (
    <PriceDesk>
      <div className={framePanel}>
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
          <SettingsButton>
            <OneClickSetting />
          </SettingsButton>
          {tab === 'coupon' && count > 0 && !isFrozen && (
            <>
              <ShareButton />
              <IconButton icon="trash" label={t('coupon.clear')} onClick={() => clear()} />
            </>
          )}
        </Tabs>
        <TabPanel group="coupon" id="coupon" selected={tab} className={frameTabPanel}>
          <Behind />
          <CouponTab {...answers} />
        </TabPanel>
        <TabPanel group="coupon" id="bets" selected={tab} className={frameTabPanel}>
          <Bets />
        </TabPanel>
        {count > 0 && <OrderPlace />}
      </div>
    </PriceDesk>
  );
}
