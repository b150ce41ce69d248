import { useUnit } from 'effector-react';

import type { Payment } from '@/entities/cashier/payment';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import * as css from '@/shared/ui/office-page';

import { filterChanged, payments } from '../model/payments';
import { PaymentRow } from './payment-row';

/** Each payment with its sum, and the steps that it took. */
export function List({ rows }: { rows: readonly Payment[] }) {
  const t = useT();
  const [total, isMore, isLoading] = useUnit([payments.$total, payments.$isMore, payments.$isLoading]);
  const [more, change] = useUnit([payments.moreWanted, filterChanged]);
  if (rows.length === 0)
    return (
      <EmptyState
        level={2}
        title={t('payments.none')}
        actions={<Button onClick={() => change({ days: '365', kind: 'all' })}>{t('payments.showAll')}</Button>}
      />
    );
  return (
    <section className={css.card} aria-label={t('payments.list')} aria-busy={isLoading}>
      <header className={css.head}>
        <h2 className={css.name}>{t('payments.list')}</h2>
        <span className={css.quiet}>{t('payments.count', { shown: rows.length, total })}</span>
      </header>
      <ul className={css.list}>
        {rows.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      {isMore && (
        <div className={css.body}>
          <Button block busy={isLoading} onClick={() => more()}>
            {t('payments.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
