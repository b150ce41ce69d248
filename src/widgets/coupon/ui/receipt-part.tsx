import { useUnit } from 'effector-react';

import { oddsOf } from '@/entities/bet';
import { receiptClosed, type Receipt } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';
import { createPart, usePart } from '@/shared/part';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { OddsPlace, usePlaces } from '../lib/use-format';
import * as css from './coupon-panel.css';
import * as footCss from './foot.css';

const receiptPart = createPart({ name: 'receipt', load: () => import('./receipt-view') });

/** The answer to a press is said whatever else comes: until the receipt is here, and where its code does not come. */
function Brief({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const close = useUnit(receiptClosed);
  const { coupons } = receipt;
  const isPending = coupons[0]?.state === 'pending';
  return (
    <>
      <div className={css.scroll}>
        <Note
          tone="success"
          role="alert"
          className={css.note}
          title={t(isPending ? 'coupon.accepted.pending' : 'coupon.accepted.title')}
        >
          {t('coupon.accepted.number', { number: coupons.map(({ id }) => id).join(', ') })}
        </Note>
      </div>
      <div className={footCss.foot}>
        <Button size="lg" block onClick={() => close()}>
          {t('coupon.accepted.next')}
        </Button>
      </div>
    </>
  );
}

/** Comes with the panel, before the first bet can be placed. */
export function ReceiptPart({ receipt }: { receipt: Receipt | null }) {
  const { module: part } = usePart(receiptPart);
  const places = usePlaces([...(receipt?.coupons.flatMap(oddsOf) ?? []), receipt?.sent.milliOdds ?? 0]);
  if (receipt === null) return null;
  if (part === null) return <Brief receipt={receipt} />;
  return (
    <OddsPlace value={places}>
      <part.ReceiptView receipt={receipt} />
    </OddsPlace>
  );
}
