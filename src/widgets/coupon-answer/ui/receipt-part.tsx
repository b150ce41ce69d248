import { useUnit } from 'effector-react';

import { OddsPlace, usePlaces } from '@/entities/bet-format';
import { type Receipt, receiptClosed } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';
import { createPart, usePart } from '@/shared/part';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as panel from '@/shared/ui/panel';

import { receiptOdds } from '../lib/receipt-odds';

const receiptPart = createPart({ name: 'receipt', load: () => import('./receipt-view') });

/** Answers the press even while the receipt's code is on its way, or when that code does not come. */
function Brief({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const close = useUnit(receiptClosed);
  const { coupons } = receipt;
  const isPending = coupons[0]?.state === 'pending';
  return (
    <>
      <div className={panel.scroll}>
        <Note
          tone="success"
          role="alert"
          className={panel.note}
          title={t(isPending ? 'coupon.accepted.pending' : 'coupon.accepted.title')}
        >
          {t('coupon.accepted.number', { number: coupons.map(({ id }) => id).join(', ') })}
        </Note>
      </div>
      <div className={panel.foot}>
        <Button size="lg" block onClick={() => close()}>
          {t('coupon.accepted.next')}
        </Button>
      </div>
    </>
  );
}

/** The receipt's code loads with the panel, before the player can place the first bet. */
export function ReceiptPart({ receipt }: { receipt: Receipt | null }) {
  const { module: part } = usePart(receiptPart);
  const places = usePlaces(receipt === null ? [] : receiptOdds(receipt));
  if (receipt === null) return null;
  if (part === null) return <Brief receipt={receipt} />;
  return (
    <OddsPlace value={places}>
      <part.ReceiptView receipt={receipt} />
    </OddsPlace>
  );
}
