import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { $textOf, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { Spinner } from '@/shared/ui/progress';

import type { Sale } from '../lib/sale';
import { useMoney } from '../lib/use-money';
import { changeAccepted, saleClosed } from '../model/sale';
import * as css from './sell-bet.css';

/** Where the sale stands once the player has said yes: it is on its way, the page asks about it again, or it failed. */
export function SaleNote({ sale }: { sale: Exclude<Sale, { stage: 'choosing' }> }) {
  const t = useT();
  const money = useMoney(sale.iso);
  const [textOf, accept, close] = useUnit([$textOf, changeAccepted, saleClosed]);
  const place = useRef<HTMLDivElement>(null);
  const { stage } = sale;
  // The button that the player pressed is gone, so the focus moves to what took its place.
  useEffect(() => {
    place.current?.focus();
  }, [stage]);

  const back = (
    <Button variant="ghost" onClick={() => close()}>
      {t('sale.back')}
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1}>
      {sale.stage === 'changed' ? (
        <Note
          tone="warning"
          role="alert"
          title={t('sale.changed.title')}
          actions={
            <>
              <Button variant="primary" onClick={() => accept()}>
                {t('sale.sellFor', { sum: money(sale.offer.price) })}
              </Button>
              {back}
            </>
          }
        >
          {t('sale.changed.text', { was: money(sale.shown), now: money(sale.offer.price) })}
        </Note>
      ) : sale.stage === 'refused' ? (
        <Note tone="danger" role="alert" title={t('sale.refused')} actions={back}>
          {textOf(`coupon_error_${String(sale.code)}`) ?? (sale.message || t('main.failure.timeout'))}
        </Note>
      ) : (
        <p className={css.facts} role="status">
          <Spinner size={16} />
          {t(sale.stage === 'checking' ? 'sale.checking' : 'sale.sending')}
        </p>
      )}
    </div>
  );
}
