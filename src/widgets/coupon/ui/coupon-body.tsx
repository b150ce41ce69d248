import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $openBets } from '@/entities/bet';
import { $betCount } from '@/entities/coupon';
import { playerFollowed } from '@/features/follow-player';
import { $behindCount, $process, $receipt, placingOpened } from '@/features/place-bet';
import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';
import { TabCount } from '@/shared/ui/tabs';

import '../model/announcements';
import '../model/sign-in';
import { Builder } from './builder';
import * as css from './coupon-body.css';
import { EmptyCoupon } from './empty-coupon';
import { ProcessView } from './process-view';
import { ReceiptView } from './receipt-view';
import { UndoNote } from './undo-note';

export { MyBets } from './my-bets';

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

function CouponContent() {
  const [process, receipt, count] = useUnit([$process, $receipt, $betCount]);
  if (process) return <ProcessView process={process} />;
  if (count > 0) return <Builder />;
  if (receipt) return <ReceiptView receipt={receipt} />;
  return (
    <>
      <UndoNote />
      <EmptyCoupon />
    </>
  );
}

export function CouponTab() {
  return (
    <>
      <Behind />
      <CouponContent />
    </>
  );
}

/** How many bets are open, beside the name of their tab. */
export function OpenBetCount() {
  const { length } = useUnit($openBets);
  return length > 0 ? <TabCount>{length}</TabCount> : null;
}

/** Draws nothing: a slip on its way, balance and bets are looked after behind a shut sheet too. */
export function CouponStart() {
  const [open, follow] = useUnit([placingOpened, playerFollowed]);
  useEffect(() => {
    open();
    follow();
  }, [open, follow]);
  return null;
}
